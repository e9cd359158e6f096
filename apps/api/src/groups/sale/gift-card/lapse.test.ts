import { addDays, stockholmDate } from '@klarsikt/core/calendar'
import { wholeOre } from '@klarsikt/core/money'
import { expect, it } from 'vitest'
import { stockedShop } from '../../order/checkout/testing/stocked-shop.js'
import { readAudit } from '../../platform/audit/read-audit.js'
import { lapseGiftCards } from './lapse.js'
import { captureHolds, holdGiftCard, refundGiftCard, releaseHolds } from './ledger.js'
import { newGiftCard } from './testing/new-gift-card.js'

const shop = await stockedShop({ notices: true })

const today = () => stockholmDate(shop.clock.now())
const lapse = () => lapseGiftCards({ database: shop.deps.database, clock: shop.clock })
const cardOf = async (id: string) =>
  (
    await shop.rows<{ balance: number; until: string | null }>(
      `select balance, valid_until::text as until from gift_card where id = $1`,
      id,
    )
  )[0]
const booked = async (id: string) =>
  shop.rows<{ account: string; amount: number }>(
    `select account, amount::int as amount from ledger_entry where event like $1 order by amount desc`,
    `gift-card-lapsed:${id}%`,
  )
const hold = (cardId: string, reference: string, kronor: number) =>
  holdGiftCard(shop.deps.database, { cardId, reference, amount: wholeOre(kronor * 100), now: shop.clock.now() })

it('takes what is left on the day after the last one, once, and books it without tax [R6]', async () => {
  const [over, last, endless] = [
    await newGiftCard(shop, 300, addDays(today(), -1)),
    await newGiftCard(shop, 200, today()),
    await newGiftCard(shop, 100),
  ]
  await Promise.all([lapse(), lapse()])
  expect(await cardOf(over.id)).toMatchObject({ balance: 0 })
  expect(await cardOf(last.id)).toMatchObject({ balance: 20_000 })
  expect(await cardOf(endless.id)).toMatchObject({ balance: 10_000 })
  expect(await booked(over.id)).toEqual([
    { account: 'gift-cards', amount: 30_000 },
    { account: 'lapsed-gift-cards', amount: -30_000 },
  ])
  const entries = await shop.rows('select kind, amount from gift_card_entry where card_id = $1 order by id', over.id)
  expect(entries).toEqual([
    { kind: 'issue', amount: 30_000 },
    { kind: 'lapse', amount: -30_000 },
  ])
  const audited = await readAudit(shop.deps.database, { limit: 20 })
  expect(audited.filter(({ action }) => action === 'gift-card.lapsed')).toHaveLength(1)
})

it('leaves what a purchase holds, and takes it when that comes back [R6]', async () => {
  const card = await newGiftCard(shop, 300, addDays(today(), -1))
  expect(await hold(card.id, 'lapse-1', 100)).toBe(true)
  await lapse()
  expect(await booked(card.id)).toMatchObject([{ amount: 20_000 }, { amount: -20_000 }])
  await releaseHolds(shop.deps.database, 'lapse-1', shop.clock.now())
  expect(await cardOf(card.id)).toMatchObject({ balance: 10_000 })
  shop.clock.advance(86_400_000)
  await lapse()
  expect(await cardOf(card.id)).toMatchObject({ balance: 0 })
})

it('lets money that is paid back to a card be used for half a year [R6]', async () => {
  const card = await newGiftCard(shop, 100, addDays(today(), 1))
  await hold(card.id, 'lapse-2', 100)
  await captureHolds(shop.deps.database, 'lapse-2', shop.clock.now())
  shop.clock.advance(5 * 86_400_000)
  const refund = { cardId: card.id, reference: 'back', of: 'lapse-2', amount: wholeOre(4_000), now: shop.clock.now() }
  expect(await shop.deps.database.transaction((tx) => refundGiftCard(tx, refund))).toBe(true)
  const after = await cardOf(card.id)
  expect(after?.balance).toBe(4_000)
  expect(after?.until ?? '').toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect((after?.until ?? '') > addDays(today(), 170)).toBe(true)
  await lapse()
  expect(await cardOf(card.id)).toMatchObject({ balance: 4_000 })
})
