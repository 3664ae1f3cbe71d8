effect-wood = возьмите дрова: { $n }
effect-burn = сожгите полено
effect-guess = угадайте ({ $colour })
effect-bigger = +{ $n } к подарку
test-burning = огонь горит
test-owns = у вас { $n } дров
amount-stock = { $half ->
    [true] половина ваших дров
   *[other] ваши дрова
}
group-others = всех остальных
colour-red = красный
moment-gift = когда вы получаете подарок
moment-evening = вечером
until-night = до ночи
effect-quench = всё, что длится до ночи, кончается
limit-day = раз в день
