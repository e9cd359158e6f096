import { describe, expect, it } from 'vitest'
import { checkGiftCardDelivery, giftCardSendDay, type TypedGiftCardDelivery } from './index.js'

const TODAY = '2026-11-02'
const typed: TypedGiftCardDelivery = {
  receiver: 'other',
  email: ' Eva@Example.se ',
  message: ' Grattis!\r\n',
  sendOn: '',
}
const problemsOf = (change: Partial<TypedGiftCardDelivery>) => {
  const checked = checkGiftCardDelivery({ ...typed, ...change }, TODAY)
  return checked.ok
    ? {}
    : Object.fromEntries(Object.entries(checked.error).map(([name, { message, params }]) => [name, message(params)]))
}

describe('who a bought gift card goes to [GIFT-001]', () => {
  it('is brought into one form; today is the day of payment', () => {
    const value = { email: 'eva@example.se', message: 'Grattis!', sendOn: null }
    expect(checkGiftCardDelivery(typed, TODAY)).toEqual({ ok: true, value })
    expect(checkGiftCardDelivery({ ...typed, sendOn: TODAY }, TODAY)).toEqual({ ok: true, value })
    const later = checkGiftCardDelivery({ ...typed, sendOn: '2027-11-02' }, TODAY)
    expect(later).toEqual({ ok: true, value: { ...value, sendOn: '2027-11-02' } })
  })

  it('needs neither address nor day where the buyer prints it', () => {
    expect(checkGiftCardDelivery({ ...typed, receiver: 'buyer', email: 'x', sendOn: 'x' }, TODAY)).toEqual({
      ok: true,
      value: { email: null, message: 'Grattis!', sendOn: null },
    })
  })

  it.each([
    [{ email: '' }, ['email']],
    [{ email: 'eva' }, ['email']],
    [{ message: 'a'.repeat(301) }, ['message']],
    [{ message: '<b>' }, ['message']],
    [{ sendOn: 'snart' }, ['sendOn']],
    [{ sendOn: '2026-11-01' }, ['sendOn']],
    [{ sendOn: '2027-11-03' }, ['sendOn']],
  ])('%o is refused at its field', (change, fields) => {
    expect(Object.keys(problemsOf(change))).toEqual(fields)
  })

  it('asks for the address of the receiver, not of who types', () => {
    expect(problemsOf({ email: ' ' })).toEqual({ email: 'Ange mottagarens e-postadress.' })
  })

  it('is sent on the day, or at once where that has gone by', () => {
    expect(giftCardSendDay({ sendOn: null }, TODAY)).toBe(TODAY)
    expect(giftCardSendDay({ sendOn: '2026-10-30' }, TODAY)).toBe(TODAY)
    expect(giftCardSendDay({ sendOn: '2026-12-24' }, TODAY)).toBe('2026-12-24')
  })
})
