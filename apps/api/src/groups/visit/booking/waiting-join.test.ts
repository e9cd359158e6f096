import { describe, expect, it } from 'vitest'
import {
  at,
  book,
  cancel,
  fullMorning,
  join,
  joined,
  round,
  shop,
  sms,
  useWaitingShop,
} from './testing/waiting-shop.js'

useWaitingShop()

describe('joining', () => {
  it('is once for the same call, three times for a number, and no way past a free time', async () => {
    const who = await shop.visitor()
    const free = await join(who)
    expect([free.status, free.body.error.code]).toEqual([409, 'waiting-list.time-is-free'])
    await fullMorning(who)
    const [one, same] = await Promise.all([joined(who), joined(who)])
    expect(same).toBe(one)
    expect(await sms()).toHaveLength(1)
    await fullMorning(who, '2026-11-06')
    await joined(who, { earliest: '2026-11-06', latest: '2026-11-06' })
    await fullMorning(who, '2026-11-09')
    await joined(who, { earliest: '2026-11-09', latest: '2026-11-09' })
    await fullMorning(who, '2026-11-10')
    const fourth = await join(who, { earliest: '2026-11-10', latest: '2026-11-10' })
    expect([fourth.status, fourth.body.error.code]).toEqual([409, 'waiting-list.too-many'])
  })

  it('names what is wrong', async () => {
    const who = await shop.visitor()
    const { status, body } = await join(who, {
      storeIds: [99],
      ageGroup: null,
      latest: '2026-11-03',
      mobile: '+45 20 12 34 56',
      email: 'x',
    })
    expect([status, Object.keys(body.error.fields).toSorted()]).toEqual([
      422,
      ['ageGroup', 'email', 'latest', 'storeId'],
    ])
    const foreign = await join(who, { mobile: '+45 20 12 34 56' })
    expect(foreign.body.error.fields).toEqual({ mobile: 'Vi skickar bara sms till svenska mobilnummer.' })
  })

  it('is not joined at a store that does not do the exam, and takes only stores of its town that do', async () => {
    const who = await shop.visitor()
    const refused = await join(who, { examType: 'hearing', ageGroup: null })
    expect([refused.status, refused.body.error.fields]).toEqual([
      422,
      { storeId: 'Butiken gör inte den undersökningen. Välj en annan butik.' },
    ])
  })

  it('is ended by its link, which forgets the number and frees what is offered', async () => {
    const who = await shop.visitor()
    const [first = ''] = await fullMorning(who)
    const id = await joined(who)
    await cancel(who, first)
    await round()
    const { body } = await who.post(`/api/booking/waitingList/${id}/leave`)
    expect(body.data).toMatchObject({ state: 'left', mobile: '', offer: null })
    expect((await who.post(`/api/booking/waitingList/${id}/leave`)).status).toBe(200)
    expect((await shop.rows<{ contact: string }>('select contact from waiting_entry'))[0]?.contact).toBe('')
    await book(await shop.visitor(), at('09:00'))
    expect((await who.get(`/api/booking/waitingList/${'0'.repeat(32)}`)).status).toBe(404)
  })
})

it('lists the stores that can be waited for, without those with a booking system of their own', async () => {
  const who = await shop.visitor()
  const ids = async () =>
    (await who.get('/api/booking/waitingList/stores')).body.data.map(({ id }: { id: number }) => id).toSorted()
  const before = await ids()
  expect(before).toContain(1)
  await shop.rows(`update store set booking_system = 'external', booking_location = 'utanfor-1' where id = 1`)
  expect(await ids()).toEqual(before.filter((id: number) => id !== 1))
  const refused = await join(who, { storeIds: [1] })
  expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([422, ['storeId']])
  await shop.rows(`update store set booking_system = 'own', booking_location = null where id = 1`)
})
