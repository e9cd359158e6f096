import { stockholmDate } from '@klarsikt/core/calendar'
import { CART_LINE_MAXIMUM, checkQuantity } from '@klarsikt/core/cart'
import { checkGiftCardDelivery, GIFT_CARD_RECEIVERS } from '@klarsikt/core/gift-card'
import { err, ok } from '@klarsikt/core/lib'
import * as staffGiftCardMessages from '@klarsikt/core/messages/staff-gift-card'
import { readForm } from '@klarsikt/forms'

export const SELL_FIELDS = ['amount', 'design', 'quantity', 'receiver', 'email', 'sendOn', 'message'] as const

/** Reads a sale of gift cards by the rules of the backend. */
export function readSale(form: FormData) {
  return readForm(form, SELL_FIELDS, ({ amount, design, quantity: typed, ...rest }) => {
    const receiver = GIFT_CARD_RECEIVERS.find((one) => one === rest.receiver) ?? 'buyer'
    const { email, message, sendOn } = rest
    const delivery = { receiver, email, message, sendOn }
    const quantity = checkQuantity(Number(typed))
    const isCount = quantity.ok && quantity.value > 0
    const checked = checkGiftCardDelivery(delivery, stockholmDate(new Date()))
    const isAmount = Number(amount) > 0
    if (isAmount && isCount && checked.ok)
      return ok({ amount: Number(amount), design, quantity: quantity.value, ...delivery })
    return err({
      ...(!isAmount && { amount: staffGiftCardMessages.amountMissing() }),
      ...(!isCount && { quantity: staffGiftCardMessages.quantityInvalid({ max: CART_LINE_MAXIMUM }) }),
      ...(!checked.ok && checked.error),
    })
  })
}
