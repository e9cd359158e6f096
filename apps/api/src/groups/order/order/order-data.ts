import { ORDER_STATE_MESSAGES } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, asc, desc, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { forgetSnapshot, readTenders } from '../../money/index.js'
import { currentDigests } from '../../person/index.js'
import { forgetSoldCards, openSoldCard, readSoldCards, soldCardRow } from '../../sale/index.js'
import { openBuyer, openPrescription, sealBuyer } from './place.js'
import { order, orderLine } from './tables.js'

/** Final states of an order. */
const ENDED = ['sent', 'cancelled'] as const

/**
 * The orders of a customer. The bookkeeping act requires them for seven years with the buyer's name. An erasure removes
 * what the books do not need: e-mail address, telephone number, prescriptions, the recipients of gift cards and the
 * account.
 */
export const orderData: CustomerData = {
  file: 'ordrar',
  columns: [order.customerId, orderLine.orderNumber],
  async read({ encryption }, tx, { id }) {
    const orders = await tx.orm.select().from(order).where(eq(order.customerId, id)).orderBy(desc(order.placedAt))
    return Promise.all(
      orders.map(
        async ({
          customer,
          emailDigest: _email,
          mobileDigest: _mobile,
          submissionId: _submission,
          cartId: _cart,
          ...row
        }) => ({
          ...row,
          stateText: ORDER_STATE_MESSAGES[row.state](),
          buyer: openBuyer(encryption, customer),
          lines: (await linesOf(tx, row.number)).map(({ prescription, ...line }) => ({
            ...line,
            prescription: prescription === null ? null : openPrescription(encryption, prescription),
          })),
          giftCards: await cardsOf(encryption, tx, row.number),
          payments: (await readTenders(tx, row.number)).map(({ method, amount }) => ({ method, amount })),
        }),
      ),
    )
  },
  async erase({ encryption }, tx, { id }) {
    const orders = await tx.orm.select().from(order).where(eq(order.customerId, id)).for('no key update')
    for (const { number, customer, submissionId } of orders) {
      const anonymous = { ...openBuyer(encryption, customer), email: '', mobile: '' }
      // No account has an empty address, so nobody can claim the order by it.
      const digests = currentDigests(encryption, anonymous)
      const changed = { customerId: null, customer: sealBuyer(encryption, anonymous), ...digests, newsletter: false }
      await tx.orm.update(order).set(changed).where(eq(order.number, number))
      await forgetSnapshot(tx, submissionId)
    }
    const numbers = orders.map(({ number }) => number)
    if (numbers.length > 0) {
      await forgetSoldCards(tx, numbers)
      await tx.orm.update(orderLine).set({ prescription: null }).where(inArray(orderLine.orderNumber, numbers))
    }
  },
  async isUnderWay({ orm }, { id }) {
    const open = await orm.$count(order, and(eq(order.customerId, id), notInArray(order.state, [...ENDED])))
    if (open > 0) return true
    const waiting = await orm
      .select({ cardId: soldCardRow.cardId })
      .from(soldCardRow)
      .innerJoin(order, eq(order.number, soldCardRow.orderNumber))
      .where(and(eq(order.customerId, id), isNull(soldCardRow.sentAt), isNull(soldCardRow.closedAt)))
      .limit(1)
    return waiting.length > 0
  },
}

function linesOf({ orm }: Executor, number: string) {
  return orm.select().from(orderLine).where(eq(orderLine.orderNumber, number)).orderBy(asc(orderLine.position))
}

/** The recipients, greetings and days of an order's gift cards, without the holders' numbers and PINs. */
async function cardsOf(encryption: Encryption, executor: Executor, number: string) {
  const rows = await readSoldCards(executor, number)
  return rows.map(({ content, sendOn, sentAt }) => {
    const { email = null, message = '' } = content === null ? {} : openSoldCard(encryption, content)
    return { email, message, sendOn, sentAt }
  })
}
