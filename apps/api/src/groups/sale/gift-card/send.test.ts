import { addDays, stockholmDate } from '@klarsikt/core/calendar'
import { formatGiftCardNumber, type GiftCardDelivery } from '@klarsikt/core/gift-card'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { addTestCustomer } from '../../../testing/add-test-customer.js'
import { openLetter } from '../../../testing/open-letter.js'
import { expectInvariants } from '../../order/checkout/testing/invariants.js'
import { pay } from '../../order/checkout/testing/pay.js'
import { newBuyer, setStock } from '../../order/checkout/testing/shop.js'
import { stockedShop } from '../../order/checkout/testing/stocked-shop.js'
import { boughtGiftCards, resendGiftCard } from '../../order/order/bought-gift-cards.js'
import { orderState } from '../../order/order/move.js'
import { printGiftCard } from '../../order/order/print-gift-card.js'
import { refundInTest } from '../../order/order/testing/refund.js'
import { sealGiftCardDelivery } from '../cart/gift-card-delivery.js'
import { lookupGiftCard } from './lookup.js'
import { sendDueCards } from './send.js'
import { openSoldCard } from './sold-card.js'

const shop = await stockedShop({ notices: true })
const CARD = '700001-1'
const DAY_MS = 86_400_000

const today = () => stockholmDate(shop.clock.now())
const send = () => sendDueCards({ ...shop.deps, encryption: shop.encryption, clock: shop.clock })

async function bought(delivery: GiftCardDelivery, pieces = 1): Promise<string> {
  await setStock(shop, CARD, 100)
  const cartId = await newBuyer(shop, { [CARD]: pieces })
  const sealed = sealGiftCardDelivery(shop.encryption, delivery)
  await shop.rows(
    `update cart set lines = jsonb_set(lines, '{0,giftCardDelivery}', to_jsonb($2::text)) where id = $1`,
    cartId,
    sealed,
  )
  return (await pay(shop, cartId)).orderNumber
}
const soldOf = (number: string) =>
  shop.rows<{ content: string; send_on: string; sent_at: Date | null; closed_at: Date | null }>(
    `select content, send_on::text as send_on, sent_at, closed_at from sold_gift_card where order_number = $1`,
    number,
  )
async function lettersTo(email: string) {
  const rows = await shop.rows<{ kind: string; letter: string }>(
    `select kind, letter from mail_outbox where kind like 'gift-card%' order by created_at, kind`,
  )
  return rows.map((row) => ({ kind: row.kind, ...openLetter(shop.encryption, row) })).filter(({ to }) => to === email)
}

describe('a gift card with a receiver [GIFT-001, CARD-001]', () => {
  it('is made and sent when it is paid, with greeting and card, and the order of nothing else has been sent', async () => {
    const number = await bought({ email: 'today@example.se', message: 'Grattis på\nfödelsedagen!', sendOn: null }, 2)
    expect(await orderState(shop.deps.database, number)).toEqual({ ok: true, value: 'sent' })
    const [letter, ...more] = await lettersTo('today@example.se')
    expect([letter?.kind, more]).toEqual(['gift-card-received', []])
    expect(letter?.subject).toMatch(/^Du har fått ett presentkort hos Klarsikt av Eva /)
    expect(letter?.text).toContain('Grattis på\nfödelsedagen!')
    const cards = (await soldOf(number)).map(({ content }) => openSoldCard(shop.encryption, content))
    expect(cards).toHaveLength(2)
    const pdf = await getDocumentProxy(Uint8Array.from(Buffer.from(letter?.attachments?.[0]?.content ?? '', 'base64')))
    const printed = (await extractText(pdf, { mergePages: true })).text
    expect(printed).toContain('Grattis på')
    for (const card of cards) {
      expect(letter?.text).toContain(`Nummer: ${formatGiftCardNumber(card.number)}\nPinkod: ${card.pin}`)
      expect(printed).toContain(formatGiftCardNumber(card.number))
      expect(await lookupGiftCard(shop.deps, card)).toMatchObject({ ok: true, value: { balance: 50_000 } })
    }
    const confirmed = (await lettersTo('eva@example.se')).filter(({ text }) => text.includes('today@example.se'))
    expect(confirmed.map(({ kind }) => kind)).toEqual(['gift-card-delivered'])
    for (const { number: digits, pin } of cards) {
      expect(confirmed[0]?.text).not.toContain(formatGiftCardNumber(digits))
      expect(confirmed[0]?.text).not.toMatch(new RegExp(`\\b${pin}\\b`))
    }
    await shop.work.runOnce()
    await expectInvariants(shop)
  })

  it('is sent on its day in Stockholm, once, and can be used for its whole time from then', async () => {
    const sendOn = addDays(today(), 3)
    const number = await bought({ email: 'later@example.se', message: '', sendOn })
    expect(await soldOf(number)).toMatchObject([{ send_on: sendOn, sent_at: null }])
    shop.clock.advance(2 * DAY_MS)
    await send()
    expect(await lettersTo('later@example.se')).toEqual([])
    shop.clock.advance(DAY_MS)
    await Promise.all([send(), send()])
    await send()
    expect(await lettersTo('later@example.se')).toHaveLength(1)
    const [sold] = await soldOf(number)
    const card = openSoldCard(shop.encryption, sold?.content ?? '')
    expect([sold?.sent_at === null, card.validUntil.slice(5)]).toEqual([false, sendOn.slice(5)])
    await expectInvariants(shop)
  })

  it('is never sent once it is paid back', async () => {
    const number = await bought({ email: 'never@example.se', message: '', sendOn: addDays(today(), 1) })
    await shop.work.runOnce()
    expect((await refundInTest(shop.deps, number)).ok).toBe(true)
    shop.clock.advance(2 * DAY_MS)
    await send()
    expect(await lettersTo('never@example.se')).toEqual([])
    expect((await soldOf(number)).map(({ closed_at: at }) => at !== null)).toEqual([true])
    await expectInvariants(shop)
  })

  it('is sent again to the same address on request of its buyer alone', async () => {
    const number = await bought({ email: 'again@example.se', message: '', sendOn: null })
    await addTestCustomer(shop.deps.database, shop.encryption, 'buyer')
    await shop.rows(`update "order" set customer_id = 'buyer' where number = $1`, number)
    const [card] = await boughtGiftCards(shop.deps, number)
    expect(card).toMatchObject({
      amount: 500,
      text: expect.stringMatching(/^Skickat till again@example\.se /),
      mayResend: true,
      // Only the recipient sees number and PIN.
      pdf: null,
    })
    const again = (customerId: string, cardId = card?.id ?? '') =>
      resendGiftCard(shop.deps, customerId, { number, cardId })
    shop.clock.advance(1_000)
    expect(await again('buyer')).toMatchObject({ ok: true })
    expect(await again('other')).toEqual({ ok: false, error: 'order.not-found' })
    expect(await again('buyer', 'x')).toEqual({ ok: false, error: 'order.letter-refused' })
    expect(await lettersTo('again@example.se')).toHaveLength(2)
    await shop.work.runOnce()
    await refundInTest(shop.deps, number)
    expect(await boughtGiftCards(shop.deps, number)).toMatchObject([
      { text: 'Återbetalat och stängt', mayResend: false },
    ])
    expect(await again('buyer')).toEqual({ ok: false, error: 'order.letter-refused' })
  })

  it('is printed by its buyer alone, where no other gets it, until it is paid back', async () => {
    await addTestCustomer(shop.deps.database, shop.encryption, 'printing')
    const own = async (email: string | null) => {
      const number = await bought({ email, message: '', sendOn: null })
      await shop.rows(`update "order" set customer_id = 'printing' where number = $1`, number)
      const [card] = await boughtGiftCards(shop.deps, number)
      return { number, cardId: card?.id ?? '', pdf: card?.pdf }
    }
    const { pdf, ...card } = await own(null)
    expect(pdf).toBe(`/api/order/${card.number}/giftCard/${card.cardId}/pdf`)
    const printed = await printGiftCard(shop.deps, 'printing', card)
    if (!printed.ok) throw new Error(printed.error)
    const { text } = await extractText(await getDocumentProxy(printed.value), { mergePages: true })
    const [sold] = await soldOf(card.number)
    const { number, pin } = openSoldCard(shop.encryption, sold?.content ?? '')
    for (const secret of [formatGiftCardNumber(number), pin]) expect(text).toContain(secret)
    expect(await printGiftCard(shop.deps, 'other', card)).toEqual({ ok: false, error: 'order.not-found' })
    const notFound = { ok: false, error: 'gift-card.not-found' }
    expect(await printGiftCard(shop.deps, 'printing', { ...card, cardId: 'x' })).toEqual(notFound)
    const given = await own('given@example.se')
    expect(given.pdf).toBeNull()
    expect(await printGiftCard(shop.deps, 'printing', given)).toEqual(notFound)
    await shop.work.runOnce()
    await refundInTest(shop.deps, card.number)
    expect(await boughtGiftCards(shop.deps, card.number)).toMatchObject([{ pdf: null }])
    expect(await printGiftCard(shop.deps, 'printing', card)).toEqual(notFound)
  })

  it('is sealed where it is stored', async () => {
    const number = await bought({ email: 'sealed@example.se', message: 'Hemligt', sendOn: null })
    const stored = JSON.stringify(await soldOf(number))
    for (const secret of ['sealed@example.se', 'Hemligt', 'pin']) expect(stored).not.toContain(secret)
  })
})
