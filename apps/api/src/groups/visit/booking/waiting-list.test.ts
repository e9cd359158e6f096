import { describe, expect, it } from 'vitest'
import { forgetPersonalData } from '../../../forget-personal-data.js'
import { visit } from './testing/booking-shop.js'
import {
  at,
  cancel,
  fullMorning,
  joined,
  offeredTo,
  round,
  seen,
  shop,
  sms,
  useWaitingShop,
} from './testing/waiting-shop.js'

useWaitingShop()

describe('the waiting list', () => {
  it('offers what comes free to the first in line by SMS and letter, and holds it for them', async () => {
    const who = await shop.visitor()
    const [, second = ''] = await fullMorning(who)
    const first = await joined(who, { email: 'forst@klarsikt.example' })
    const next = await joined(await shop.visitor(), { mobile: '070-174 06 06' })
    expect(await round()).toBe(0)
    await cancel(who, second)
    expect(await round()).toBe(1)
    expect(await round()).toBe(0)
    expect(await seen(who, first)).toMatchObject({
      state: 'waiting',
      mobile: '***05',
      offer: { start: at('09:30'), until: '2026-11-02T10:30:00.000Z' },
    })
    expect((await seen(who, next)).offer).toBeNull()
    expect((await sms()).map(({ kind }) => kind)).toEqual([
      'waiting-list-joined',
      'waiting-list-joined',
      'waiting-list-offered',
    ])
    expect((await sms()).at(-1)?.text).toMatch(
      /onsdag 4 november kl\. 10:30\. Vi håller den till kl\. 11:30\. Svara här: \S+\/bevaka-tid\/[0-9a-f]{32}$/,
    )
    const letters = await shop.rows(`select 1 from mail_outbox where kind = 'waiting-list-offered'`)
    expect(letters).toHaveLength(1)
    const other = await (await shop.visitor()).post('/api/booking/create', visit({ storeId: 2, start: at('09:30') }))
    expect(other.body.error?.code).toBe('booking.slot-taken')
  })

  it('goes to the next in line when it is declined, and when no answer comes', async () => {
    const who = await shop.visitor()
    const [first = ''] = await fullMorning(who)
    const entries = [
      await joined(who),
      await joined(await shop.visitor(), { mobile: '070-174 06 06' }),
      await joined(await shop.visitor(), { mobile: '070-174 06 07' }),
    ]
    await cancel(who, first)
    await round()
    const declined = await who.post(`/api/booking/waitingList/${entries[0]}/decline`, { start: at('09:00') })
    expect(declined.body.data).toMatchObject({ state: 'waiting', offer: null })
    await round()
    shop.at('2026-11-02T10:30:00.000Z')
    await round()
    expect(await offeredTo()).toEqual(['+46701740605', '+46701740606', '+46701740607'])
    // Nobody gets an offer of the same time twice.
    shop.at('2026-11-02T11:30:00.000Z')
    expect(await round()).toBe(1)
    expect(await round()).toBe(0)
  })

  it('sends nothing at night, and what has come free then in the morning', async () => {
    const who = await shop.visitor()
    const [first = ''] = await fullMorning(who)
    await joined(who)
    await cancel(who, first)
    shop.at('2026-11-02T21:00:00.000Z')
    expect(await round()).toBe(0)
    shop.at('2026-11-03T07:00:00.000Z')
    expect(await round()).toBe(1)
  })

  it('ends after its latest day, and after offers that were never answered', async () => {
    const who = await shop.visitor()
    await fullMorning(who)
    const id = await joined(who)
    shop.at('2026-11-05T10:00:00.000Z')
    expect(await round()).toBe(1)
    expect(await seen(who, id)).toMatchObject({ state: 'ended', mobile: '' })
    await forgetPersonalData(shop.deps)
    shop.at('2027-01-05T10:00:00.000Z')
    await forgetPersonalData(shop.deps)
    expect(await shop.rows('select 1 from waiting_entry')).toEqual([])
  })
})
