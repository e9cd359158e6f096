import { addDays, stockholmDate, stockholmInstant } from '@klarsikt/core/calendar'
import { err, ok } from '@klarsikt/core/lib'
import { silentLog } from '@klarsikt/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutgoingSms, SmsSender } from '../../../providers/sms/port.js'
import { ask } from '../../../testing/test-api.js'
import { openTestShop, type TestShop } from '../../order/checkout/testing/shop.js'
import { enqueueSms } from './enqueue-sms.js'
import { reportAddress } from './report-address.js'
import { sendWaitingSms } from './send-sms.js'

const MINUTE = 60_000
const DAY = 86_400_000

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.rows('delete from sms_outbox')
  await control('/reset')
})

const control = (path: string, body: object = {}) =>
  fetch(`${shop.sandbox.url}/sms/__control${path}`, { method: 'POST', body: JSON.stringify(body) })
const inbox = async () => {
  const answer = await fetch(`${shop.sandbox.url}/sms/__control/messages`)
  return ((await answer.json()) as { messages: { to: string; message: string; id: string }[] }).messages
}
const enqueue = (to = '+46701740605', text = 'Hej, åäö') =>
  enqueueSms(shop.deps, shop.deps.database, { kind: 'test', customerId: null, to, text })
const row = async () => (await shop.rows('select * from sms_outbox'))[0] ?? {}
/** A provider with the given answers. */
const provider = (send: SmsSender['send']): SmsSender => ({ provider: '46elks', send })
const send = (sms: SmsSender) => sendWaitingSms({ ...shop.deps, log: silentLog, sms })
const report = (url: string, fields: Record<string, string>, type = 'application/x-www-form-urlencoded') =>
  ask(shop, url.replace(shop.deps.settings.publicUrl, ''), {
    method: 'POST',
    headers: { 'content-type': type },
    body: new URLSearchParams(fields).toString(),
  })
const addressOf = (id: unknown) => reportAddress(shop.encryption, shop.deps.settings.publicUrl, '46elks', String(id))

describe('the outbox of SMS', () => {
  it('sends none when its transaction fails, and stores neither number nor text in clear', async () => {
    await expect(
      shop.deps.database.transaction(async (tx) => {
        await enqueueSms(shop.deps, tx, { kind: 'test', customerId: null, to: '+46701740605', text: 'Hälsning' })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await row()).toEqual({})
    await enqueue()
    const stored = JSON.stringify(await row())
    for (const secret of ['701740605', 'Hälsning']) expect(stored).not.toContain(secret)
  })

  it('sends by the provider, once however many senders there are, and reads what became of it', async () => {
    await enqueue()
    const round = shop.work.rounds.find(({ name }) => name === 'sms')
    await Promise.all(Array.from({ length: 5 }, async () => round?.run()))
    await control('/idle')
    const [sent, ...others] = await inbox()
    expect(others).toEqual([])
    expect(sent).toMatchObject({ to: '+46701740605', message: 'Hej, åäö' })
    await expect.poll(async () => (await row())['state']).toBe('sent')
  })

  it('tries again with growing pauses what is refused for now, and gives up in the end', async () => {
    await enqueue()
    let tries = 0
    const busy = provider(async () => (tries++, err('later')))
    for (let round = 0; round < 300; round += 1) {
      await send(busy)
      shop.clock.advance(6 * MINUTE)
    }
    expect([tries, await row()]).toMatchObject([8, { state: 'failed', attempts: 8 }])
  })

  it('holds what comes at night until the morning, except a code', async () => {
    const sent: string[] = []
    const sms = provider(async ({ text }) => {
      sent.push(text)
      return ok({ id: `at-night-${sent.length}`, parts: 1 })
    })
    const midnight = stockholmInstant(addDays(stockholmDate(shop.clock.now()), 1), '00:30') ?? shop.clock.now()
    await enqueue('+46701740605', 'before the night')
    shop.clock.advance(midnight.getTime() - shop.clock.now().getTime())
    await enqueue('+46701740605', 'at night')
    const code = { kind: 'staff-code', customerId: null, to: '+46701740605', text: 'a code' }
    await enqueueSms(shop.deps, shop.deps.database, code)
    await send(sms)
    expect(sent).toEqual(['a code'])
    shop.clock.advance(8 * 60 * MINUTE)
    await send(sms)
    expect(sent.slice(1).toSorted()).toEqual(['at night', 'before the night'])
    expect((await shop.rows(`select 1 from sms_outbox where attempts <> 1`)).length).toBe(0)
  })

  it('gives up at once on a number that is refused', async () => {
    await enqueue()
    await send(provider(async () => err('never')))
    expect(await row()).toMatchObject({ state: 'failed', attempts: 1 })
  })

  it('waits ten minutes for the report of a text whose answer was lost, and only then sends it again', async () => {
    await enqueue()
    const sent: OutgoingSms[] = []
    const mute = provider(async (sms) => (sent.push(sms), err('unknown')))
    await send(mute)
    shop.clock.advance(9 * MINUTE)
    await send(mute)
    expect(sent).toHaveLength(1)
    shop.clock.advance(MINUTE)
    await send(mute)
    expect(sent).toHaveLength(2)
    expect(new Set(sent.map(({ reportUrl }) => reportUrl)).size, 'reports name the same SMS').toBe(1)
  })

  it('never sends again what was reported as delivered, even where the answer was lost', async () => {
    await enqueue()
    let url: string | null = null
    await send(provider(async ({ reportUrl }) => ((url = reportUrl), err('unknown'))))
    expect((await report(url ?? '', { id: 's1', status: 'delivered' })).status).toBe(200)
    shop.clock.advance(DAY)
    expect(await send(provider(async () => ok({ id: 's2', parts: 1 })))).toBe(0)
    expect(await row()).toMatchObject({ state: 'delivered', provider_id: 's1', attempts: 1 })
  })

  it('leaves what a killed process was sending to others after ten minutes', async () => {
    await enqueue()
    const killed = new Error('killed')
    const dying: SmsSender = { provider: '46elks', send: () => new Promise(() => {}) }
    void send(dying).catch(() => killed)
    await expect.poll(async () => (await row())['attempts']).toBe(1)
    expect(await send(provider(async () => ok({ id: 's1', parts: 1 })))).toBe(0)
    shop.clock.advance(10 * MINUTE)
    expect(await send(provider(async () => ok({ id: 's1', parts: 1 })))).toBe(1)
    expect(await row()).toMatchObject({ state: 'sent', attempts: 2 })
  })

  it('holds up no other SMS by one that cannot be opened', async () => {
    await enqueue()
    await shop.rows(`update sms_outbox set message = 'broken'`)
    await enqueue('+46701740606')
    const sent: OutgoingSms[] = []
    await send(provider(async (sms) => (sent.push(sms), ok({ id: 's1', parts: 1 }))))
    expect(sent).toMatchObject([{ to: '+46701740606' }])
  })

  it('forgets number and text 30 days after, as of letters', async () => {
    await enqueue()
    await send(provider(async () => ok({ id: 's1', parts: 1 })))
    await enqueue('+46701740606')
    shop.clock.advance(31 * DAY)
    for (const { handle } of shop.work.jobs) await handle({})
    expect(await shop.rows(`select state, message = '' as forgotten from sms_outbox order by state`)).toEqual([
      { state: 'sent', forgotten: true },
      { state: 'waiting', forgotten: false },
    ])
  })
})

describe('delivery reports', () => {
  const taken = async () => {
    await enqueue()
    let url = ''
    await send(provider(async ({ reportUrl }) => ((url = reportUrl ?? ''), ok({ id: 's1', parts: 1 }))))
    return url
  }

  it('are forms, and the first end stays', async () => {
    const url = await taken()
    const steps = [
      ['sent', 'sent'],
      ['__proto__', 'sent'],
      ['failed', 'undelivered'],
      ['delivered', 'undelivered'],
      ['failed', 'undelivered'],
    ] as const
    for (const [status, state] of steps) {
      const { status: answered, body } = await report(url, { id: 's1', status, delivered: '2026-11-25T00:00:00' })
      expect([status, answered, body]).toEqual([status, 200, { success: true }])
      expect([status, (await row())['state']]).toEqual([status, state])
    }
    expect((await row())['reported_at']).not.toBeNull()
  })

  it('come from who knows the address only', async () => {
    const url = await taken()
    const [path = '', query = ''] = url.split('?')
    for (const forged of [
      path,
      `${path}?sms=${String((await row())['id'])}`,
      url.slice(0, -3),
      url.replace('46elks', 'klarna'),
    ])
      expect([forged, (await report(forged, { id: 's1', status: 'delivered' })).status]).toEqual([forged, 401])
    expect((await report(`${path}?${query}`, { id: 'another', status: 'delivered' })).status).toBe(404)
    expect((await report(addressOf('nothing'), { id: 's1', status: 'delivered' })).status).toBe(404)
    expect(await row()).toMatchObject({ state: 'sent', reported_at: null })
  })

  it('are refused in any other form', async () => {
    const url = await taken()
    expect((await report(url, { id: 's1', status: 'delivered' }, 'application/json')).status).toBe(400)
    expect((await report(url, { id: 's1' })).status).toBe(422)
    expect((await report(url, { id: 's1', status: 'a\u0000b' })).status).toBe(400)
    expect((await report(url, { id: 's1', status: 'x'.repeat(70_000) })).status).toBe(413)
    expect((await row())['state']).toBe('sent')
  })
})
