import { type RunningSandbox, startSandboxServer } from '@klarsikt/sandbox'
import { createLog } from '@klarsikt/server/log'
import { noTelemetry } from '@klarsikt/server/telemetry'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessChecks } from './access-checks.js'
import type { Access, AccessCheck } from './access/access-check.js'
import { watchAccess } from './access/watch-access.js'
import { createBankId } from './bankid/bank-id.js'
import { paymentAccess } from './payment-registry.js'

let sandbox: RunningSandbox
const ACCOUNT = { user: 'shop', password: 'secret' }
beforeAll(
  async () =>
    void (sandbox = await startSandboxServer({
      smsCredentials: ACCOUNT,
      mailCredentials: ACCOUNT,
      bookingCredentials: ACCOUNT,
    })),
)
afterAll(() => sandbox.stop())

/** The access check of each provider, with the given secret. */
function checksOf(secret: string, url = sandbox.url): readonly AccessCheck[] {
  const { ca, cert, key } = sandbox.bankId
  const { port } = new URL(url === sandbox.url ? sandbox.smtpUrl : url)
  const settings = {
    klarna: { url: `${url}/klarna`, user: 'demo', password: secret },
    sms: { url: `${url}/sms`, user: 'shop', password: secret, from: 'Klarsikt' },
    smtpUrl: `smtp://shop:${secret}@127.0.0.1:${port}`,
    bookingProvider: { url: `${url}/booking/v1`, clientId: 'shop', clientSecret: secret },
    companyRegister: {
      url: `${url}/company-register`,
      tokenUrl: `${url}/company-register/oauth2/token`,
      clientId: secret === '' ? '' : 'shop',
      clientSecret: secret,
    },
  }
  const bankId = createBankId({ url: sandbox.bankId.url, ca, identity: { cert, key }, appUrl: null })
  return [...paymentAccess(settings), ...accessChecks(settings, bankId)]
}

/** The answer of each provider to its check. */
async function asked(checks: readonly AccessCheck[]): Promise<Record<string, Access>> {
  return Object.fromEntries(
    await Promise.all(checks.map(async ({ provider, ask }) => [provider, await ask()] as const)),
  )
}

describe('credentials', () => {
  it('are known where they are right', async () => {
    expect(await asked(checksOf('secret'))).toEqual({
      klarna: 'ok',
      bolagsverket: 'ok',
      bankid: 'ok',
      '46elks': 'ok',
      'booking-provider': 'ok',
      mail: 'ok',
    })
  })

  it('are refused where they are wrong', async () => {
    // These two simulators accept any password except an empty one.
    expect(await asked(checksOf(''))).toMatchObject({ klarna: 'refused', bolagsverket: 'refused' })
    expect(await asked(checksOf('wrong'))).toMatchObject({
      '46elks': 'refused',
      'booking-provider': 'refused',
      mail: 'refused',
    })
  })

  it('are not known where a provider is away', async () => {
    const { bankid: _, ...others } = await asked(checksOf('secret', 'http://127.0.0.1:9'))
    expect(new Set(Object.values(others))).toEqual(new Set(['away']))
  })

  it('of BankID are refused where it is not the root that we believe', async () => {
    const { cert, key, url } = sandbox.bankId
    const bankId = createBankId({ url, ca: cert, identity: { cert, key }, appUrl: null })
    const [check] = accessChecks({ sms: null, smtpUrl: null }, bankId)
    expect(await check?.ask()).toBe('refused')
  })
})

describe('a watch over them', () => {
  const open = (answer: () => Access) => {
    const lines: string[] = []
    const log = createLog({ name: 'test' }, { write: (line: string) => void lines.push(line) })
    const check: AccessCheck = { provider: 'klarna', settings: ['KLARNA_USER'], ask: async () => answer() }
    return { lines, watch: watchAccess([check], log, noTelemetry) }
  }

  it('keeps customers from a process with wrong ones, and names the settings', async () => {
    const { lines, watch } = open(() => 'refused')
    expect(watch.mayServe()).toBe(true)
    await watch.start()
    watch.stop()
    expect(watch.mayServe()).toBe(false)
    expect(watch.problems()).toEqual(['klarna refuses our credentials: look at KLARNA_USER'])
    expect(lines.join('')).toContain('klarna refuses our credentials: look at KLARNA_USER')
  })

  it('finds wrong ones of SMS, mail and the booking system at the start, in words that name the settings, with an alert', async () => {
    const lines: string[] = []
    const log = createLog({ name: 'test' }, { write: (line: string) => void lines.push(line) })
    let refuses: () => unknown = () => []
    const watchGauge = (_name: string, read: () => unknown) => void (refuses = read)
    const own = ['46elks', 'mail', 'booking-provider']
    const checks = checksOf('wrong').filter(({ provider }) => own.includes(provider))
    const watch = watchAccess(checks, log, { ...noTelemetry, watch: watchGauge })
    await watch.start()
    watch.stop()
    expect(watch.mayServe()).toBe(false)
    const words = [
      '46elks refuses our credentials: look at ELKS_USER, ELKS_PASSWORD',
      'booking-provider refuses our credentials: look at BOOKING_PROVIDER_CLIENT_ID, BOOKING_PROVIDER_CLIENT_SECRET',
      'mail refuses our credentials: look at SMTP_URL',
    ]
    expect(watch.problems()).toEqual(words)
    expect(words.filter((one) => !lines.join('').includes(one))).toEqual([])
    // The metric of the alert `ProviderRefuses`.
    expect(refuses()).toEqual(
      ['46elks', 'booking-provider', 'mail'].map((provider) => ({ value: 1, labels: { provider } })),
    )
    expect(lines.join('')).not.toContain('wrong')
  })

  it('takes no shop away for a provider that does not answer', async () => {
    const { lines, watch } = open(() => 'away')
    await watch.start()
    watch.stop()
    expect([watch.mayServe(), watch.problems(), lines]).toEqual([true, [], []])
  })
})
