import type { StaffOrder } from '@klarsikt/contract/shop/types'
import { expect } from 'vitest'
import { addTestCustomer } from '../../../../testing/add-test-customer.js'
import { openLetter } from '../../../../testing/open-letter.js'
import { settleCharges } from '../../../money/payment/charges.js'
import { settleRefunds } from '../../../money/payment/settle-refunds.js'
import { readAudit } from '../../../platform/audit/read-audit.js'
import { applyGiftCard } from '../../../sale/cart/gift-cards.js'
import { newGiftCard } from '../../../sale/gift-card/testing/new-gift-card.js'
import { pay } from '../../checkout/testing/pay.js'
import { newBuyer } from '../../checkout/testing/shop.js'
import { confirmReturn } from '../../return/confirm.js'
import { registerReturn } from '../../return/register.js'
import { type Desk, openDesk } from './desk.js'

/** The customer of the orders. */
export const CUSTOMER = 'customer-1'

export type NewOrder = {
  readonly goods: Readonly<Record<string, number>>
  readonly cardKronor?: number
  readonly discountCode?: string
}

/** The shop's and the provider's books on one order, in öre. */
export type Books = {
  readonly amount: number
  readonly captured: number
  readonly refunded: number
  readonly released: number
  /** Decided but not carried out. */
  readonly dueCaptures: number
  readonly dueRefunds: number
  readonly isDue: boolean
  /** Receivable from the provider, and settled with it. */
  readonly receivable: number
  readonly settled: number
  readonly cardBalance: number
  readonly provider: {
    authorized: number
    remaining: number
    captured: number
    refunded: number
    captures: number
    status: string
  }
}

/** An order of two lines of one piece each; amounts in öre. */
export type OrderOfTwo = {
  readonly number: string
  readonly card: string
  readonly first: number
  readonly second: number
  readonly freight: number
  readonly total: number
}

export const ore = (kronor = 0): number => Math.round(kronor * 100)

export type ParcelDesk = Desk & {
  /** A controlled order of two lines, partly paid by gift card. */
  orderOfTwo(cardKronor?: number): Promise<OrderOfTwo>
  /** Texts of an order's letters of a kind, the oldest first. */
  lettersOf(number: string, kind: string): Promise<string[]>
  /** Audited actions about an order's parcels, cancelled lines and charges, the oldest first. */
  actionsOf(number: string): Promise<string[]>
  controlledOrder(
    made: NewOrder,
  ): Promise<{ readonly number: string; readonly card: string; readonly order: StaffOrder }>
  /** Registers the return of lines and receives them. */
  takeBack(number: string, lineIds: readonly number[]): Promise<void>
  /** Carries out captures and refunds until none is due. */
  settleMoney(): Promise<void>
  booksOf(number: string, card?: string): Promise<Books>
}

/** A desk for orders that are sent, cancelled and returned in parts. */
export async function openParcelDesk(): Promise<ParcelDesk> {
  const desk = await openDesk()
  const { shop } = desk
  await addTestCustomer(shop.deps.database, shop.encryption, CUSTOMER)
  const parcelDesk: ParcelDesk = {
    ...desk,
    async orderOfTwo(cardKronor = 0) {
      const goods = { [desk.skus[0] ?? '']: 1, [desk.skus[1] ?? '']: 1 }
      const { number, card, order } = await parcelDesk.controlledOrder({ goods, cardKronor })
      const [first = 0, second = 0] = order.lines.map(({ total }) => ore(total))
      const total = ore(order.total)
      return { number, card, first, second, total, freight: total - first - second }
    },
    async lettersOf(number, kind) {
      const rows = await shop.rows<{ kind: string; letter: string }>(
        'select kind, letter from mail_outbox where kind = $1 and key like $2 order by created_at, id',
        kind,
        `${number}%`,
      )
      return rows.map((row) => openLetter(shop.encryption, row).text.replaceAll('\u00a0', ' '))
    },
    async actionsOf(number) {
      const entries = await readAudit(shop.deps.database, { limit: 10_000 })
      return entries
        .filter(({ subjectId, action }) => subjectId === number && /charge|lines|sent/.test(action))
        .map(({ action }) => action)
        .toReversed()
    },
    async controlledOrder({ goods, cardKronor = 0, discountCode }) {
      const cartId = await newBuyer(shop, goods)
      if (discountCode) await shop.rows('update cart set discount_code = $2 where id = $1', cartId, discountCode)
      const card = cardKronor > 0 ? await newGiftCard(shop, cardKronor) : null
      if (card) await applyGiftCard({ ...shop.deps, encryption: shop.encryption }, cartId, card)
      const { orderNumber: number } = await pay(shop, cartId)
      await shop.rows('update "order" set customer_id = $2 where number = $1', number, CUSTOMER)
      return { number, card: card?.id ?? '', order: await desk.act('controlOrder', number) }
    },
    async takeBack(number, lineIds) {
      const lines = lineIds.map((lineId) => ({ lineId: String(lineId), quantity: 1, reason: 'none' as const }))
      const made = await registerReturn(shop.deps, CUSTOMER, number, lines)
      if (!made.ok) throw new Error(made.error)
      const received = lines.map(({ lineId }) => ({ lineId, outcome: 'restock' as const }))
      expect(await confirmReturn(shop.deps, made.value.returnId, received)).toMatchObject({ ok: true })
    },
    async settleMoney() {
      for (let round = 0; round < 3; round += 1) {
        await settleCharges(shop.deps)
        await settleRefunds(shop.deps)
        shop.clock.advance(20_000)
      }
    },
    async booksOf(number, card = '') {
      const [row] = await shop.rows<Omit<Books, 'provider'> & Record<string, unknown>>(
        `select coalesce(t.amount, 0) as amount, coalesce(t.captured, 0) as captured, coalesce(t.refunded, 0) as refunded,
           coalesce(t.released, 0) as released, t.due is not null as "isDue",
           (select coalesce(sum(amount), 0)::int from capture where order_number = n.number and state = 'due') as "dueCaptures",
           (select coalesce(sum(amount), 0)::int from refund where order_number = n.number and state = 'due') as "dueRefunds",
           (select coalesce(sum(amount), 0)::int from ledger_entry where order_number = n.number and account = 'receivable:klarna') as receivable,
           (select coalesce(sum(amount), 0)::int from ledger_entry where order_number = n.number and account = 'settled:klarna') as settled,
           coalesce((select balance from gift_card where id = $2), 0) as "cardBalance"
         from (select $1::text as number) n left join tender t on t.order_number = n.number and t.gift_card_id is null`,
        number,
        card,
      )
      const { charges } = (await shop.control('GET', '/summary')) as {
        charges: (Books['provider'] & { merchant_reference1: string })[]
      }
      const provider = charges.find((one) => one.merchant_reference1 === number)
      if (!row || !provider) throw new Error(`no books of ${number}`)
      return { ...row, provider }
    },
  }
  return parcelDesk
}
