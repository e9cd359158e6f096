import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAudit } from '../../platform/audit/read-audit.js'
import { type Desk, openDesk } from './testing/desk.js'

let desk: Desk
let shop: Desk['shop']
beforeAll(async () => {
  desk = await openDesk()
  shop = desk.shop
})
afterAll(() => shop.close())

const newOrder: Desk['newOrder'] = (options) => desk.newOrder(options)
const read: Desk['read'] = (number) => desk.read(number)
const queue: Desk['queue'] = (name) => desk.queue(name)

describe('letters to the buyer', () => {
  it('are shown with what became of them, and sent again where they failed', async () => {
    const number = await newOrder()
    expect((await read(number)).letters).toMatchObject([
      { text: 'Orderbekräftelse', state: 'queued', stateText: 'Väntar på att skickas', mayResend: false },
    ])
    await shop.rows(`update mail_outbox set state = 'failed', attempts = 8 where key = $1`, number)
    const [failed] = (await read(number)).letters
    expect(failed).toMatchObject({ state: 'failed', stateText: 'Kom inte fram', mayResend: true })
    const resend = (letterId: string, of = number) =>
      desk.send('resendOrderLetter', { letterId }, `/api/staff/order/${of}/resendLetter`)
    const other = await newOrder()
    expect((await resend(failed?.id ?? '', other)).body.error.code).toBe('order.letter-refused')
    const again = await resend(failed?.id ?? '')
    expect([again.status, again.body.data.letters[0]]).toMatchObject([200, { state: 'queued', mayResend: false }])
    expect((await resend(failed?.id ?? '')).body.error.code).toBe('order.letter-refused')
    expect((await resend('x', '99999999')).body.error.code).toBe('order.not-found')
    const audited = await readAudit(shop.deps.database, { subject: `order/${number}`, limit: 1 })
    expect(audited[0]).toMatchObject({ action: 'order.letter-resent', actorId: '2/7' })
  })

  it('wait in a queue where the mail server refused them, until they are sent again', async () => {
    await shop.rows(`update mail_outbox set state = 'sent' where state = 'waiting'`)
    const number = await newOrder()
    const before = (await queue('letters')).counts.letters
    const fault = JSON.stringify({ times: 1, code: 550 })
    await fetch(`${shop.sandbox.url}/mail/api/fail`, { method: 'POST', body: fault })
    await shop.work.runOnce()
    const refused = (await queue('letters')).letters.find(({ orderNumber }) => orderNumber === number)
    expect(refused).toMatchObject({ text: 'Orderbekräftelse' })
    expect((await queue('letters')).counts.letters).toBe(before + 1)
    const own = async () => (await desk.get('/api/staff/orders?queue=letters&store=own')).body.data
    expect((await own()).letters).toEqual([])
    await shop.rows('update "order" set store_id = 2 where number = $1', number)
    expect(await own()).toMatchObject({ letters: [{ id: refused?.id, orderNumber: number }], counts: { letters: 1 } })
    const path = `/api/staff/order/${number}/resendLetter`
    expect((await desk.send('resendOrderLetter', { letterId: refused?.id ?? '' }, path)).status).toBe(200)
    expect(await own()).toMatchObject({ letters: [], counts: { letters: 0 } })
    await shop.work.runOnce()
    expect((await read(number)).letters).toMatchObject([{ text: 'Orderbekräftelse', state: 'sent' }])
  })
})
