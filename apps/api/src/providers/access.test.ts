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
beforeAll(async () => void (sandbox = await startSandboxServer()))
afterAll(() => sandbox.stop())

/** What each provider says to these credentials. */
async function asked(secret: string, url = sandbox.url): Promise<Record<string, Access>> {
  const { ca, cert, key } = sandbox.bankId
  const settings = {
    klarna: { url: `${url}/klarna`, user: 'demo', password: secret },
    sms: null,
    smtpUrl: null,
    companyRegister: {
      url: `${url}/company-register`,
      tokenUrl: `${url}/company-register/oauth2/token`,
      clientId: secret === '' ? '' : 'shop',
      clientSecret: secret,
    },
  }
  const bankId = createBankId({ url: sandbox.bankId.url, ca, identity: { cert, key }, appUrl: null })
  const checks = [...paymentAccess(settings), ...accessChecks(settings, bankId)]
  return Object.fromEntries(
    await Promise.all(checks.map(async ({ provider, ask }) => [provider, await ask()] as const)),
  )
}

describe('credentials', () => {
  it('are known where they are right', async () => {
    expect(await asked('secret')).toEqual({ klarna: 'ok', bolagsverket: 'ok', bankid: 'ok' })
  })

  it('are refused where they are wrong', async () => {
    expect(await asked('')).toMatchObject({ klarna: 'refused', bolagsverket: 'refused' })
  })

  it('are not known where a provider is away', async () => {
    expect(await asked('secret', 'http://127.0.0.1:9')).toMatchObject({ klarna: 'away', bolagsverket: 'away' })
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

  it('takes no shop away for a provider that does not answer', async () => {
    const { lines, watch } = open(() => 'away')
    await watch.start()
    watch.stop()
    expect([watch.mayServe(), watch.problems(), lines]).toEqual([true, [], []])
  })
})
