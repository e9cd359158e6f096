import { type RunningSandbox, startSandboxServer } from '@klarsikt/sandbox'
import type { Log } from '@klarsikt/server/log'
import type { ApiSettings } from '../../../../settings.js'
import { NOW } from '../../../../testing/small-shop-parts.js'
import { type Answer, createTestApi, type TestApi } from '../../../../testing/test-api.js'
import { type Browser, openBrowser, secretFor } from '../../identity/testing/customer-browser.js'

export type EidShop = {
  readonly api: TestApi
  readonly sandbox: RunningSandbox
  /** Lets time pass for the shop and for BankID. */
  pass(seconds: number): void
  /** Controls the simulated BankID. */
  control(path: string, body: object): Promise<void>
  rows<Row extends Record<string, unknown>>(text: string): Promise<Row[]>
  close(): Promise<void>
}

/** A number from Skatteverket's list of test numbers, which the simulator knows. */
export const ANNA_NUMBER = '199006022397'
export const ERIK_NUMBER = '198705212382'

/** The backend with the simulated BankID (over mutual TLS) and company register, on one common clock. */
export async function openEidShop(
  options: { log?: Log; rateLimitFactor?: number; settings?: Partial<ApiSettings> } = {},
): Promise<EidShop> {
  let ahead = 0
  const clock = { now: () => new Date(Date.parse(NOW) + ahead) }
  const sandbox = await startSandboxServer({ clock })
  const { url, ca, cert, key } = sandbox.bankId
  const bankId = { url, ca, identity: { cert, key }, appUrl: `${sandbox.url}/bankid` }
  const sms = { url: 'http://sms.test', user: 'u', password: 'p', from: 'Klarsikt' }
  const register = `${sandbox.url}/company-register`
  const companyRegister = {
    url: `${register}/vardefulla-datamangder/v1`,
    tokenUrl: `${register}/oauth2/token`,
    clientId: 'shop',
    clientSecret: 'secret',
    timeoutMs: 500,
  }
  const settings = { bankId, sms, companyRegister, ...options.settings }
  const api = await createTestApi({ clock, size: 8, rateLimitFactor: 100, ...options, settings })
  return {
    api,
    sandbox,
    pass: (seconds) => void (ahead += seconds * 1_000),
    async control(path, body) {
      const headers = { 'content-type': 'application/json' }
      const address = `${sandbox.url}/bankid/__control/${path}`
      const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(`BankID's control answers ${answer.status}`)
    },
    rows: async <Row extends Record<string, unknown>>(text: string) =>
      (await api.test.database.query<Row>({ text })).rows,
    async close() {
      await api.drop()
      await sandbox.stop()
    },
  }
}

export const eid = (browser: Browser, call: string, body: object = {}): Promise<Answer> =>
  browser.post(`/api/auth/eid/${call}`, body)

/** Scans the code that a browser shows, and signs it. */
export async function sign(shop: EidShop, qr: string, personalNumber = ANNA_NUMBER): Promise<void> {
  await shop.control('scan', { qr, personalNumber })
  const orders = await fetch(`${shop.sandbox.url}/bankid/__control/orders`)
  const { orders: all } = (await orders.json()) as { orders: { ref: string; personalNumber: string | null }[] }
  const ref = all.find((one) => one.personalNumber === personalNumber)?.ref ?? ''
  await shop.control(`orders/${ref}/advance`, { action: 'sign' })
}

/** Identifies a person in a new browser; answers the browser and the result. */
export async function identify(
  shop: EidShop,
  personalNumber = ANNA_NUMBER,
  asked: { readonly next?: string } = {},
): Promise<{ browser: Browser; orderRef: string; answer: Answer }> {
  const browser = await openBrowser(shop.api)
  const { orderRef, qr } = (await eid(browser, 'start', asked)).body
  await sign(shop, qr, personalNumber)
  shop.pass(2)
  return { browser, orderRef, answer: await eid(browser, 'collect', { orderRef }) }
}

/** Connects an identified person to an e-mail address through the link in its letter, in the same browser. */
export async function connect(shop: EidShop, email: string, personalNumber = ANNA_NUMBER) {
  const { browser, orderRef } = await identify(shop, personalNumber)
  const sent = await eid(browser, 'connectEmail', { orderRef, email })
  const token = await secretFor(shop.api, email, 'account-connect-eid')
  return { browser, orderRef, sent, token, answer: await eid(browser, 'confirmEmail', { token }) }
}
