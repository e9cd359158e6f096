import { eq } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { discountHold } from '../discount/tables.js'
import { openGiftCardDelivery } from './gift-card-delivery.js'
import { openPrescription } from './prescription.js'
import { cart, cartGiftCard } from './tables.js'

/** The cart of a customer, with the prescriptions of its lines opened, and the uses of codes that wait for a payment. */
export const cartData: CustomerData = {
  file: 'varukorg',
  columns: [cart.id, cartGiftCard.cartId, discountHold.customerId],
  async read({ encryption }, { orm }, { cartId }) {
    if (cartId === null) return null
    const [row] = await orm.select().from(cart).where(eq(cart.id, cartId))
    if (!row) return null
    const lines = row.lines.map(({ prescription, giftCardDelivery, ...line }) => ({
      ...line,
      prescription: prescription === null ? null : openPrescription(encryption, prescription),
      ...(giftCardDelivery !== undefined && {
        giftCardDelivery: openGiftCardDelivery(encryption, giftCardDelivery),
      }),
    }))
    return { lines, discountCode: row.discountCode, updatedAt: row.updatedAt }
  },
  async erase(_deps, { orm }, { id, cartId }) {
    await orm.delete(discountHold).where(eq(discountHold.customerId, id))
    if (cartId === null) return
    await orm.delete(cartGiftCard).where(eq(cartGiftCard.cartId, cartId))
    await orm.delete(cart).where(eq(cart.id, cartId))
  },
}
