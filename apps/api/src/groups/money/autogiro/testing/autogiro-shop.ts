import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ore } from '@klarsikt/core/money'
import { createBankGiro } from '@klarsikt/sandbox'
import { findCustomerByEmail } from '../../../person/customer/find-customer.js'
import { type EidShop, openEidShop, sign } from '../../../person/eid/testing/eid-shop.js'
import { ANNA, type Browser, loggedIn } from '../../../person/identity/testing/customer-browser.js'
import { actAs } from '../../../platform/audit/acting-as.js'
import { issueInvoice } from '../../invoice/issue.js'
import { runAutogiro } from '../run.js'

/** A shop with an autogiro agreement and the simulated Bankgirot behind a folder. */
export type AutogiroShop = EidShop & {
  readonly folder: string
  /** Runs one round of the shop. */
  run(): Promise<void>
  /** Lets the simulated Bankgirot work through its folder. */
  bank(): Promise<void>
  /** Runs the shop, Bankgirot, and the shop again. */
  exchange(): Promise<void>
}

const DAY_SECONDS = 86_400

export async function openAutogiroShop(): Promise<AutogiroShop> {
  const folder = await mkdtemp(join(tmpdir(), 'autogiro-'))
  const payee = { bankgiro: '5050-1055', customerNumber: '471117' }
  const shop = await openEidShop({
    settings: { autogiro: { folder, settleSeconds: 0, payee }, bankgiro: payee.bankgiro },
  })
  const bankGiro = createBankGiro({ folder, clock: shop.api.deps.clock })
  const run = async () => {
    await actAs({ kind: 'system', job: 'autogiro' }, null, () => runAutogiro(shop.api.deps))
  }
  const bank = () => bankGiro.work()
  return {
    ...shop,
    folder,
    run,
    bank,
    async exchange() {
      await run()
      await bank()
      await run()
    },
    async close() {
      await shop.close()
      await rm(folder, { recursive: true })
    },
  }
}

export const passDays = (shop: EidShop, days: number): void => shop.pass(days * DAY_SECONDS)

/** Accounts of the simulator: accepted, refused, without money, and one whose holder disputes debits. */
export const ACCOUNTS = {
  sound: { clearing: '3300', number: '8008286042' },
  refused: { clearing: '5000', number: '1234587' },
  empty: { clearing: '5000', number: '1234528' },
  disputed: { clearing: '5000', number: '1234536' },
} as const

/** Signs a mandate by BankID as the person with the personal number. */
export async function signMandate(
  shop: EidShop,
  browser: Browser,
  account: { readonly clearing: string; readonly number: string } = ACCOUNTS.sound,
  personalNumber?: string,
) {
  const begun = await browser.post('/api/finance/autogiro/sign', account)
  if (begun.status !== 200) return begun
  await sign(shop, begun.body.qr, personalNumber)
  shop.pass(2)
  return browser.post('/api/finance/autogiro/collect', {})
}

export const readAutogiro = async (browser: Browser) => (await browser.get('/api/finance/autogiro')).body.data

/** Issues an invoice of 500 kr to Anna; answers its number. */
export async function issueToAnna(shop: EidShop, key: string, days?: number): Promise<string> {
  const { deps } = shop.api
  const customer = await findCustomerByEmail(deps.database, deps.encryption, ANNA.email)
  const lines = [{ name: 'Justering av båge', quantity: 1, unitPrice: ore(500), vatRate: 25 as const }]
  return actAs({ kind: 'system', job: 'test' }, null, () =>
    deps.database.transaction((tx) =>
      issueInvoice(deps, tx, {
        key: `test:${key}`,
        customerId: customer?.id ?? null,
        lines,
        isReminderFeeAgreed: true,
        ...(days !== undefined && { days }),
      }),
    ),
  )
}

/** Reads an invoice as Anna, in a new session. */
export async function readInvoice(shop: EidShop, number: string) {
  const anna = await loggedIn(shop.api)
  return (await anna.get(`/api/finance/${number}/0`)).body.data
}
