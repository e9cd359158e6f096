import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RunningSandbox, startSandboxServer } from '../serve.js'
import { makeCertificates } from './certificates.js'
import { callRp, type RpAnswer } from './testing/call-rp.js'

const ANNA = '199006022397'
const ERIK = '198705212382'
const AUTH = { endUserIp: '192.0.2.7', web: { referringDomain: 'shop.example', userAgent: 'Firefox' } }

let running: RunningSandbox
let now = 0
beforeAll(async () => {
  running = await startSandboxServer({ clock: { now: () => new Date(now) } })
})
afterAll(() => running.stop())
beforeEach(async () => {
  now = Date.parse('2026-11-24T12:00:00Z')
  await control('reset')
})

const call = (operation: string, body: unknown) => callRp(running.bankId, operation, body)
async function control(path: string, body: unknown = {}): Promise<RpAnswer> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`${running.url}/bankid/__control/${path}`, init)
  return { status: answer.status, body: (await answer.json()) as RpAnswer['body'] }
}
const begin = async (body: object = AUTH, operation = 'auth') =>
  (await call(operation, body)).body as Record<'orderRef' | 'autoStartToken' | 'qrStartToken' | 'qrStartSecret', string>
const collect = async (orderRef: string) => (await call('collect', { orderRef })).body
const qrOf = ({ qrStartToken, qrStartSecret }: Awaited<ReturnType<typeof begin>>, seconds: number) =>
  `bankid.${qrStartToken}.${seconds}.${createHmac('sha256', qrStartSecret).update(String(seconds)).digest('hex')}`
const advance = (orderRef: string, to: object) => control(`orders/${orderRef}/advance`, to)

describe('the relying-party API', () => {
  it('lets in who shows a certificate of its own root, and refuses any other', async () => {
    const foreign = (await makeCertificates()).client
    expect(await callRp(running.bankId, 'auth', AUTH, { identity: null })).toMatchObject({ status: 401 })
    expect(await callRp(running.bankId, 'auth', AUTH, { identity: foreign })).toMatchObject({ status: 401 })
    expect(await call('auth', AUTH)).toMatchObject({ status: 200 })
  })

  it('takes one content type, exactly', async () => {
    const contentType = 'application/json; charset=utf-8'
    expect(await callRp(running.bankId, 'auth', AUTH, { contentType })).toMatchObject({ status: 415 })
  })

  it('refuses parameters that are wrong', async () => {
    for (const body of [
      {},
      { endUserIp: 'here' },
      { ...AUTH, userVisibleData: 'not base64!' },
      { ...AUTH, userVisibleData: 'A'.repeat(1_504) },
      { ...AUTH, personalNumber: ANNA },
    ])
      expect(await call('auth', body)).toMatchObject({ status: 400, body: { errorCode: 'invalidParameters' } })
    expect(await call('sign', AUTH)).toMatchObject({ status: 400, body: { errorCode: 'invalidParameters' } })
    expect(await call('payment', AUTH)).toMatchObject({ status: 404, body: { errorCode: 'notFound' } })
  })

  it('ends both orders of a person who has one already', async () => {
    const of = { ...AUTH, requirement: { personalNumber: ANNA } }
    const first = await begin(of)
    expect(await call('auth', of)).toMatchObject({ status: 400, body: { errorCode: 'alreadyInProgress' } })
    expect(await collect(first.orderRef)).toMatchObject({ status: 'failed', hintCode: 'cancelled' })
  })

  it('fails by planned faults', async () => {
    await control('faults', { operation: 'auth', status: 503, errorCode: 'Maintenance' })
    expect(await call('auth', AUTH)).toMatchObject({ status: 503, body: { errorCode: 'Maintenance' } })
    await control('faults', { operation: '*', kind: 'reset' })
    await expect(call('auth', AUTH)).rejects.toThrow('socket hang up')
    expect(await call('auth', AUTH)).toMatchObject({ status: 200 })
  })
})

describe('an order', () => {
  it('is read, signed and collected once', async () => {
    const order = await begin({ ...AUTH, returnRisk: true })
    expect(await collect(order.orderRef)).toMatchObject({ status: 'pending', hintCode: 'outstandingTransaction' })
    now += 9_000
    expect(await control('scan', { qr: qrOf(order, 9), personalNumber: ANNA })).toMatchObject({ status: 200 })
    expect(await collect(order.orderRef)).toMatchObject({ status: 'pending', hintCode: 'userSign' })
    await advance(order.orderRef, { action: 'sign' })
    const { body } = await call('collect', { orderRef: order.orderRef })
    expect(body).toMatchObject({
      status: 'complete',
      completionData: {
        user: { personalNumber: ANNA, name: 'Anna Ek' },
        device: { ipAddress: '192.0.2.7' },
        risk: 'low',
      },
    })
    expect(await collect(order.orderRef)).toMatchObject({ errorCode: 'invalidParameters' })
  })

  it('is not opened by a code that is old, or of another secret', async () => {
    const order = await begin()
    now += 20_000
    expect(await control('scan', { qr: qrOf(order, 2), personalNumber: ANNA })).toMatchObject({ status: 404 })
    const forged = qrOf({ ...order, qrStartSecret: 'guess' }, 20)
    expect(await control('scan', { qr: forged, personalNumber: ANNA })).toMatchObject({ status: 404 })
  })

  it.each([
    [29_999, 'pending', 'outstandingTransaction'],
    [30_000, 'failed', 'startFailed'],
  ])('that is not opened is %d ms later %s: %s', async (later, status, hintCode) => {
    const { orderRef } = await begin()
    now += later
    expect(await collect(orderRef)).toMatchObject({ status, hintCode })
  })

  it('that was opened runs out after three minutes', async () => {
    const { orderRef, autoStartToken } = await begin()
    await control('scan', { autoStartToken, personalNumber: ANNA })
    now += 179_000
    expect(await collect(orderRef)).toMatchObject({ status: 'pending' })
    await control('clock', { advanceMs: 1_000 })
    expect(await collect(orderRef)).toMatchObject({ status: 'failed', hintCode: 'expiredTransaction' })
  })

  it.each([
    ['refuse', 'userCancel'],
    ['run-out', 'expiredTransaction'],
  ])('ends when its person does %s', async (action, hintCode) => {
    const { orderRef, autoStartToken } = await begin()
    await control('scan', { autoStartToken, personalNumber: ANNA })
    await advance(orderRef, { action })
    expect(await collect(orderRef)).toMatchObject({ status: 'failed', hintCode })
  })

  it('ends by the third wrong code', async () => {
    const { orderRef, autoStartToken } = await begin()
    await control('scan', { autoStartToken, personalNumber: ANNA })
    await advance(orderRef, { action: 'wrong-code' })
    await advance(orderRef, { action: 'wrong-code' })
    expect(await collect(orderRef)).toMatchObject({ status: 'pending' })
    await advance(orderRef, { action: 'wrong-code' })
    expect(await collect(orderRef)).toMatchObject({ status: 'failed', hintCode: 'certificateErr' })
  })

  it('for one person is not done by another', async () => {
    const order = await begin({ ...AUTH, requirement: { personalNumber: ANNA } })
    await control('scan', { autoStartToken: order.autoStartToken, personalNumber: ERIK })
    expect(await collect(order.orderRef)).toMatchObject({ status: 'failed', hintCode: 'certificateErr' })
  })

  it('is cancelled once, and shows a hint that a test wants', async () => {
    const { orderRef } = await begin()
    await advance(orderRef, { status: 'pending', hintCode: 'userMrtd' })
    expect(await collect(orderRef)).toMatchObject({ status: 'pending', hintCode: 'userMrtd' })
    expect(await call('cancel', { orderRef })).toEqual({ status: 200, body: {} })
    expect(await call('cancel', { orderRef })).toMatchObject({ status: 400 })
    expect(await collect(orderRef)).toMatchObject({ errorCode: 'invalidParameters' })
  })
})

describe('the telephone', () => {
  const telephone = () => `${running.url}/bankid`
  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${telephone()}${path}`, { method: 'POST', body: new URLSearchParams(fields) })

  it('reads a code, shows what is asked, and signs', async () => {
    const order = await begin({ ...AUTH, userVisibleData: btoa('<b>hej</b>'), returnUrl: 'https://shop.example/in' })
    expect(await (await fetch(telephone())).text()).toContain('legitimering från shop.example för 0 s sedan')
    const asked = await post('/scan', { person: ANNA, qr: qrOf(order, 0) })
    const page = await asked.text()
    expect(page).toContain('shop.example vill att du legitimerar dig')
    expect(page).toContain('&#60;b&#62;hej')
    expect(page).toContain('Anna Ek')
    const wrong = await post(`/orders/${order.orderRef}`, { action: 'wrong-code' })
    expect(await wrong.text()).toContain('Fel kod, 1 av 3 gånger.')
    const done = await (await post(`/orders/${order.orderRef}`, { action: 'sign' })).text()
    expect(done).toContain('Du har legitimerat dig')
    expect(done).toContain('href="https://shop.example/in"')
    expect(await collect(order.orderRef)).toMatchObject({ status: 'complete' })
    expect((await post(`/orders/${order.orderRef}`, { action: 'sign' })).status).toBe(410)
  })

  it('opens one order by the link of the same device', async () => {
    const { autoStartToken } = await begin()
    await begin()
    const page = await (await fetch(`${telephone()}?autostarttoken=${autoStartToken}`)).text()
    expect(page.match(/<button/g)).toHaveLength(1)
    expect(await (await post('/scan', { person: ERIK, token: autoStartToken })).text()).toContain('Erik Lind')
    expect((await post('/scan', { person: ERIK, qr: 'bankid.x.0.y' })).status).toBe(410)
  })

  it('lets an order that is not opened run out, and says that the app is missing', async () => {
    const { orderRef } = await begin()
    expect(await (await post(`/orders/${orderRef}`, { action: 'no-app' })).text()).toContain('appen saknas')
    expect(await collect(orderRef)).toMatchObject({ status: 'pending', hintCode: 'noClient' })
    await post(`/orders/${orderRef}`, { action: 'run-out' })
    expect(await collect(orderRef)).toMatchObject({ status: 'failed', hintCode: 'startFailed' })
  })
})
