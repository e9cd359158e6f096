import { type RunningSandbox, startSandboxServer } from '@klarsikt/sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBankId } from './bank-id.js'
import { failureOf } from './failures.js'
import type { BankIdProvider, BankIdRequest } from './port.js'

const REQUEST: BankIdRequest = {
  endUserIp: '192.0.2.7',
  visibleText: 'Jag loggar in på Mina sidor.',
  returnUrl: 'https://shop.test/mitt-konto/logga-in',
  web: { referringDomain: 'shop.test', userAgent: 'x'.repeat(300) },
}

let sandbox: RunningSandbox
let bankId: BankIdProvider
beforeAll(async () => {
  sandbox = await startSandboxServer()
  bankId = open()
})
beforeEach(() => control('reset', {}))
afterAll(() => sandbox.stop())

function open(of: { ca?: string; cert?: string; key?: string; url?: string; timeoutMs?: number } = {}): BankIdProvider {
  const { url, ca, cert, key, timeoutMs } = { ...sandbox.bankId, ...of }
  return createBankId({ url, ca, identity: { cert, key }, appUrl: null, ...(timeoutMs !== undefined && { timeoutMs }) })
}
async function control(path: string, body: object): Promise<void> {
  const url = `${sandbox.url}/bankid/__control/${path}`
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).status).toBe(200)
}
async function begun() {
  const order = await bankId.auth(REQUEST)
  if (!order.ok) throw new Error(order.error)
  return order.value
}

describe('an order', () => {
  it('is begun, opened by its link and proves a person [AUTH-002]', async () => {
    const { orderRef, autoStartToken } = await begun()
    expect(await bankId.collect(orderRef)).toEqual({
      ok: true,
      value: { status: 'pending', hintCode: 'outstandingTransaction' },
    })
    await control('scan', { autoStartToken, personalNumber: '199006022397' })
    expect(await bankId.collect(orderRef)).toMatchObject({ value: { status: 'pending', hintCode: 'userSign' } })
    await control(`orders/${orderRef}/advance`, { action: 'sign' })
    expect(await bankId.collect(orderRef)).toMatchObject({
      ok: true,
      value: {
        status: 'complete',
        proof: { personalNumber: '199006022397', givenName: 'Anna', surname: 'Ek', risk: 'low' },
      },
    })
    expect(await bankId.collect(orderRef)).toEqual({ ok: false, error: 'invalidParameters' })
  })

  it('signs a text, and says how it failed', async () => {
    const order = await bankId.sign(REQUEST)
    const orderRef = order.ok ? order.value.orderRef : ''
    await control(`orders/${orderRef}/advance`, { status: 'failed', hintCode: 'userCancel' })
    expect(await bankId.collect(orderRef)).toEqual({ ok: true, value: { status: 'failed', hintCode: 'userCancel' } })
  })

  it('is cancelled', async () => {
    const { orderRef } = await begun()
    expect(await bankId.cancel(orderRef)).toEqual({ ok: true, value: undefined })
    expect(await bankId.cancel(orderRef)).toEqual({ ok: false, error: 'invalidParameters' })
  })
})

describe('a failure is a value', () => {
  it.each([
    [503, 'Maintenance', 'maintenance'],
    [503, 'maintenance', 'maintenance'],
    [500, 'internalError', 'internalError'],
    [408, 'requestTimeout', 'requestTimeout'],
    [429, 'tooManyRequests', 'tooManyRequests'],
    [400, 'alreadyInProgress', 'alreadyInProgress'],
    [400, 'canceled', 'canceled'],
    [403, 'unauthorized', 'unauthorized'],
    [400, 'somethingNew', 'unknown'],
  ])('%i %s is %s', async (status, errorCode, failure) => {
    await control('faults', { operation: 'auth', kind: 'error', status, errorCode })
    expect(await bankId.auth(REQUEST)).toEqual({ ok: false, error: failure })
  })

  it('also when the answer names no code', () => {
    const of = (status: number) => failureOf(status, null)
    expect([400, 401, 404, 405, 408, 415, 429, 500, 502, 503].map(of)).toEqual([
      'invalidParameters',
      'unauthorized',
      'notFound',
      'methodNotAllowed',
      'requestTimeout',
      'unsupportedMediaType',
      'tooManyRequests',
      'internalError',
      'unknown',
      'maintenance',
    ])
  })

  it('when the line is cut, the answer is late or no service answers', async () => {
    await control('faults', { operation: 'auth', kind: 'reset' })
    expect(await bankId.auth(REQUEST)).toEqual({ ok: false, error: 'unreachable' })
    await control('faults', { operation: 'auth', kind: 'slow', ms: 2_000 })
    expect(await open({ timeoutMs: 100 }).auth(REQUEST)).toEqual({ ok: false, error: 'unreachable' })
    expect(await open({ url: 'https://127.0.0.1:1/rp/v6.0' }).auth(REQUEST)).toEqual({
      ok: false,
      error: 'unreachable',
    })
  })
})

describe('mutual TLS', () => {
  it('believes no root but the one it is given, and is refused with a certificate of another', async () => {
    const other = await startSandboxServer()
    const { ca, cert, key } = other.bankId
    expect(await open({ ca }).auth(REQUEST)).toEqual({ ok: false, error: 'unauthorized' })
    expect(await open({ cert, key }).auth(REQUEST)).toEqual({ ok: false, error: 'unauthorized' })
    await other.stop()
  })
})
