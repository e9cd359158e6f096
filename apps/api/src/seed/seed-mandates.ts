import { createHash } from 'node:crypto'
import { parseBankAccount } from '@klarsikt/core/autogiro/parse-bank-account'
import type { DemoMandate } from '@klarsikt/fixtures/demo'
import { eq } from 'drizzle-orm'
import type { Deps } from '../context.js'
import { drawMandate, findNewestMandate, sealAccount, sealDocument, signMandate } from '../groups/money/index.js'
import { paymentChoice } from '../groups/money/payment-choice/tables.js'
import { findCustomerByEmail } from '../groups/person/index.js'
import { actAs } from '../groups/platform/index.js'

/** Signs the demo's missing mandates, which Bankgirot answers as usual. Returns how many were signed. */
export async function seedMandates(deps: Deps, mandates: readonly DemoMandate[]): Promise<number> {
  let signed = 0
  for (const mandate of mandates)
    if (await actAs({ kind: 'system', job: 'seed' }, null, () => seedMandate(deps, mandate))) signed++
  return signed
}

async function seedMandate(deps: Deps, { email, personalNumber, ...typed }: DemoMandate): Promise<boolean> {
  const { database, encryption, clock, settings } = deps
  const customer = await findCustomerByEmail(database, encryption, email)
  const account = parseBankAccount(typed)
  if (!customer || !account.ok || !settings.autogiro || (await findNewestMandate(database, customer.id))) return false
  const pdf = await drawMandate({ customer, account: account.value, payee: settings.autogiro.payee, at: clock.now() })
  const order = {
    customerId: customer.id,
    account: sealAccount(encryption, account.value),
    document: sealDocument(encryption, pdf),
    documentDigest: createHash('sha256').update(pdf).digest('hex'),
    orderRef: 'demo',
  }
  const { firstName: givenName, lastName: surname } = customer.profile
  const proof = { personalNumber, givenName, surname, signature: '', ocspResponse: '' }
  const [chosen] = await database.orm.select().from(paymentChoice).where(eq(paymentChoice.customerId, customer.id))
  const signed = await signMandate(deps, { order, personalNumber, proof })
  // Signing changes the payment choice; this restores the earlier one.
  if (chosen)
    await database.orm.update(paymentChoice).set(chosen).where(eq(paymentChoice.customerId, chosen.customerId))
  return signed.ok
}
