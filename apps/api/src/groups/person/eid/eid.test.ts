import { ACCOUNT_TERMS_VERSION } from '@klarsikt/core/identity'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApi } from '../../../testing/test-api.js'
import { openBrowser } from '../identity/testing/customer-browser.js'
import { ANNA_NUMBER, connect, eid, type EidShop, identify, openEidShop, sign } from './testing/eid-shop.js'

const EMAIL = 'anna@klarsikt.example'

let shop: EidShop
beforeEach(async () => {
  shop = await openEidShop()
})
afterEach(() => shop.close())

describe('a log-in by BankID', () => {
  it('asks for an address the first time, joins it by its letter, and then logs in at once [AUTH-002, ENUM-013]', async () => {
    const first = await connect(shop, EMAIL)
    expect(first.sent.body).toMatchObject({ success: true, result: 'EidEmailNotVerified' })
    expect(first.answer.body).toMatchObject({ success: false, result: 'TermsNotAccepted' })
    const accepted = await first.browser.post('/api/auth/user/acceptTerms', { version: ACCOUNT_TERMS_VERSION })
    expect(accepted.body).toMatchObject({ success: true, user: { name: 'Anna' } })
    const { answer, browser } = await identify(shop)
    expect(answer.body).toMatchObject({
      success: true,
      status: 'complete',
      qr: null,
      message: 'Klart! Du är identifierad.',
      user: { isStore: false, name: 'Anna' },
    })
    expect((await browser.get('/api/customer/details')).body.data).toMatchObject({
      email: EMAIL,
      firstName: 'Anna',
      lastName: 'Ek',
      personalNumber: '19900602-****',
      birthDate: '1990-06-02',
    })
  })

  it('shows another code each second, and the text of every step', async () => {
    const browser = await openBrowser(shop.api)
    const { orderRef, qr, autoStartToken } = (await eid(browser, 'start')).body
    expect(qr).toMatch(/^bankid\.[\w-]+\.0\.[0-9a-f]{64}$/)
    shop.pass(1)
    const next = (await eid(browser, 'collect', { orderRef })).body
    expect(next).toMatchObject({ status: 'pending', hintCode: 'outstandingTransaction', autoStartToken })
    expect(next.qr.split('.')[2]).toBe('1')
    expect(next.message).toBe('Starta BankID-appen och läs av QR-koden.')
    await shop.control('scan', { qr: next.qr, personalNumber: ANNA_NUMBER })
    shop.pass(1)
    expect((await eid(browser, 'collect', { orderRef })).body).toMatchObject({
      status: 'pending',
      hintCode: 'userSign',
      qr: null,
      message: 'Skriv in din säkerhetskod i BankID-appen och välj Legitimera.',
    })
  })

  it('goes on in another tab of the same browser, which knows no order', async () => {
    const browser = await openBrowser(shop.api)
    await eid(browser, 'start')
    shop.pass(1)
    const { orderRef } = (await eid(browser, 'start', { next: '/mitt-konto/ordrar' })).body
    expect((await eid(browser, 'collect')).body).toMatchObject({ orderRef, status: 'pending' })
  })

  it('belongs to the session that began it', async () => {
    const { orderRef } = (await eid(await openBrowser(shop.api), 'start')).body
    const stranger = await openBrowser(shop.api)
    for (const [call, body] of [
      ['collect', { orderRef }],
      ['collect', {}],
      ['connectEmail', { orderRef, email: EMAIL }],
    ] as const) {
      const { status, body: answer } = await eid(stranger, call, body)
      expect([call, status, answer.error.code]).toEqual([call, 404, 'eid.order-not-found'])
    }
    expect((await eid(stranger, 'cancel', { orderRef })).body).toEqual({ success: true })
    expect(await shop.rows('select id from eid_order')).toEqual([{ id: orderRef }])
  })

  it('follows a start that ran out by another, under the same name, for three minutes', async () => {
    const browser = await openBrowser(shop.api)
    const { orderRef, autoStartToken } = (await eid(browser, 'start')).body
    shop.pass(31)
    const renewed = (await eid(browser, 'collect', { orderRef })).body
    expect(renewed).toMatchObject({ orderRef, status: 'pending', hintCode: 'outstandingTransaction' })
    expect(renewed.qr.split('.')[2]).toBe('0')
    expect(renewed.autoStartToken).not.toBe(autoStartToken)
    await sign(shop, renewed.qr)
    shop.pass(2)
    expect((await eid(browser, 'collect', { orderRef })).body.result).toBe('EidEmailNotVerified')
    const other = await openBrowser(shop.api)
    const second = (await eid(other, 'start')).body.orderRef
    shop.pass(181)
    expect((await eid(other, 'collect', { orderRef: second })).body).toMatchObject({
      status: 'failed',
      hintCode: 'startFailed',
      qr: null,
      autoStartToken: null,
    })
  })

  it('asks the service every two seconds, however many ask us', async () => {
    const browser = await openBrowser(shop.api)
    const { orderRef, qr } = (await eid(browser, 'start')).body
    const asked = vi.spyOn(shop.api.deps.bankId as NonNullable<typeof shop.api.deps.bankId>, 'collect')
    await eid(browser, 'collect', { orderRef })
    expect(asked).toHaveBeenCalledTimes(0)
    await sign(shop, qr)
    shop.pass(2)
    const answers = await Promise.all(Array.from({ length: 10 }, () => eid(browser, 'collect', { orderRef })))
    expect(asked).toHaveBeenCalledTimes(1)
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect((await eid(browser, 'collect', { orderRef })).body.result).toBe('EidEmailNotVerified')
  })

  it('ends both of two orders that one person opens [ERR-005]', async () => {
    const [one, two] = [await openBrowser(shop.api), await openBrowser(shop.api)]
    const first = (await eid(one, 'start')).body
    const second = (await eid(two, 'start')).body
    await shop.control('scan', { qr: first.qr, personalNumber: ANNA_NUMBER })
    await shop.control('scan', { qr: second.qr, personalNumber: ANNA_NUMBER })
    shop.pass(2)
    expect((await eid(one, 'collect', { orderRef: first.orderRef })).body).toMatchObject({
      status: 'failed',
      hintCode: 'cancelled',
      message: 'Åtgärden avbröts. Försök igen.',
    })
  })

  it('is cancelled here and in the app', async () => {
    const browser = await openBrowser(shop.api)
    const { orderRef, autoStartToken } = (await eid(browser, 'start')).body
    expect((await eid(browser, 'cancel', { orderRef })).body).toEqual({ success: true })
    expect((await eid(browser, 'collect', { orderRef })).status).toBe(404)
    await expect(shop.control('scan', { autoStartToken, personalNumber: ANNA_NUMBER })).rejects.toThrow('404')
  })
})

describe('trouble', () => {
  it.each([
    [{ kind: 'error', status: 503, errorCode: 'Maintenance' }, 'maintenance', 'Tekniskt fel hos BankID. Försök igen.'],
    [
      { kind: 'error', status: 408, errorCode: 'requestTimeout' },
      'requestTimeout',
      'Tekniskt fel hos BankID. Försök igen.',
    ],
    [{ kind: 'error', status: 400, errorCode: 'canceled' }, 'canceled', 'Åtgärden avbröts. Försök igen.'],
    [
      { kind: 'error', status: 403, errorCode: 'unauthorized' },
      'internalError',
      'Tekniskt fel hos BankID. Försök igen.',
    ],
    [{ kind: 'error', status: 400, errorCode: 'somethingNew' }, 'unknown', 'Okänt fel. Försök igen.'],
  ])('of the service is shown: %j [ERR-003]', async (fault, hintCode, message) => {
    const browser = await openBrowser(shop.api)
    const { orderRef } = (await eid(browser, 'start')).body
    await shop.control('faults', { operation: 'collect', ...fault })
    shop.pass(2)
    const { body } = await eid(browser, 'collect', { orderRef })
    expect(body).toMatchObject({ success: true, status: 'error', hintCode, message, qr: null })
  })

  it('of the connection is shown once no answer can come any more', async () => {
    const browser = await openBrowser(shop.api)
    const { orderRef } = (await eid(browser, 'start')).body
    await shop.control('faults', { operation: 'collect', kind: 'reset', times: 2 })
    shop.pass(179)
    expect((await eid(browser, 'collect', { orderRef })).body.status).toBe('pending')
    shop.pass(2)
    expect((await eid(browser, 'collect', { orderRef })).body).toMatchObject({
      status: 'error',
      message: 'Tekniskt fel hos BankID. Försök igen.',
    })
  })

  it('of too many calls of ours is waited out, and is never the fault of the customer [ERR-003]', async () => {
    const browser = await openBrowser(shop.api)
    const { orderRef } = (await eid(browser, 'start')).body
    const busy = { operation: 'collect', kind: 'error', status: 429, errorCode: 'tooManyRequests', times: 2 }
    await shop.control('faults', busy)
    shop.pass(2)
    expect((await eid(browser, 'collect', { orderRef })).body.status).toBe('pending')
    shop.pass(180)
    expect((await eid(browser, 'collect', { orderRef })).body).toMatchObject({
      status: 'error',
      message: 'Tekniskt fel hos BankID. Försök igen.',
    })
  })

  it('of the connection is waited out', async () => {
    const browser = await openBrowser(shop.api)
    const { orderRef, qr } = (await eid(browser, 'start')).body
    await shop.control('faults', { operation: 'collect', kind: 'reset' })
    shop.pass(2)
    expect((await eid(browser, 'collect', { orderRef })).body.status).toBe('pending')
    await sign(shop, qr)
    shop.pass(2)
    expect((await eid(browser, 'collect', { orderRef })).body.status).toBe('complete')
  })

  it('at the start is answered with what else one can do [ERR-003]', async () => {
    await shop.control('faults', { operation: 'auth', kind: 'error' })
    const { status, body } = await eid(await openBrowser(shop.api), 'start')
    expect([status, body.error.code]).toEqual([503, 'eid.unavailable'])
    expect(body.error.message).toMatch(/logga in med e-post och lösenord/)
  })

  it('with an identification that BankID takes for risky stops it', async () => {
    const { bankId } = shop.api.deps
    const proof = {
      personalNumber: ANNA_NUMBER,
      givenName: 'Anna',
      surname: 'Ek',
      risk: 'high' as const,
      signature: '',
      ocspResponse: '',
    }
    if (bankId) vi.spyOn(bankId, 'collect').mockResolvedValue({ ok: true, value: { status: 'complete', proof } })
    const browser = await openBrowser(shop.api)
    const { orderRef } = (await eid(browser, 'start')).body
    shop.pass(2)
    expect((await eid(browser, 'collect', { orderRef })).body).toMatchObject({
      status: 'failed',
      hintCode: 'transactionRiskBlocked',
    })
  })
})

it('limits starts to five in ten minutes, by address', async () => {
  const strict = await openEidShop({ rateLimitFactor: 1 })
  const browser = await openBrowser(strict.api)
  const statuses: number[] = []
  for (let n = 0; n < 6; n++) statuses.push((await eid(browser, 'start')).status)
  await strict.close()
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

it('is off where it is not configured', async () => {
  const plain = await createTestApi()
  const browser = await openBrowser(plain)
  const offered = (await browser.get('/api/auth/eid')).body
  const { status, body } = await eid(browser, 'start')
  await plain.drop()
  expect([offered, status, body.error.code]).toEqual([{ success: true, data: null }, 503, 'eid.unavailable'])
  expect((await (await openBrowser(shop.api)).get('/api/auth/eid')).body.data.appUrl).toMatch(/\/bankid$/)
})
