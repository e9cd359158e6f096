import { addDays, stockholmDate } from '@klarsikt/core/calendar'
import { ACCOUNT_TERMS_VERSION, parseMobile, parsePostalCode } from '@klarsikt/core/identity'
import { checkSavedPrescription } from '@klarsikt/core/prescription'
import type { DemoCustomer } from '@klarsikt/fixtures/demo'
import { type AdvisoryLock, type Database, type Executor, lockInTransaction } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { insertPrescription } from '../groups/order/index.js'
import { addCustomer, findCustomerByEmail, hashPassword, joinFriends } from '../groups/person/index.js'
import { actAs, audit } from '../groups/platform/index.js'

const DAY_MS = 86_400_000

/** Lets one process at a time add the customers. */
const CUSTOMERS_LOCK: AdvisoryLock = { id: 7_226_590 }

/** Adds the demo's missing customers. Existing ones stay unchanged. Returns how many were added. */
export async function seedCustomers(
  database: Pick<Database, 'transaction'>,
  customers: readonly DemoCustomer[],
  { encryption, now }: { readonly encryption: Encryption; readonly now: Date },
): Promise<number> {
  const add = async (tx: Executor) => {
    await lockInTransaction(tx, CUSTOMERS_LOCK)
    let added = 0
    for (const customer of customers) {
      if (await findCustomerByEmail(tx, encryption, customer.email)) continue
      await seedCustomer(tx, encryption, customer, now)
      added++
    }
    return added
  }
  return actAs({ kind: 'system', job: 'seed' }, null, () => database.transaction(add))
}

async function seedCustomer(tx: Executor, encryption: Encryption, customer: DemoCustomer, now: Date): Promise<void> {
  const { email, password, firstName, lastName, street, city } = customer
  const mobile = parseMobile(customer.mobile)
  const postalCode = customer.postalCode === '' ? null : parsePostalCode(customer.postalCode)
  if (!mobile.ok || postalCode?.ok === false) throw new Error(`The details of ${email} are not those of a customer`)
  const id = await addCustomer(
    tx,
    encryption,
    {
      profile: {
        email,
        firstName,
        lastName,
        mobile: mobile.value,
        street,
        postalCode: postalCode?.value ?? '',
        city,
        marketing: { email: false, sms: false },
      },
      passwordHash: await hashPassword(password),
      termsVersion: ACCOUNT_TERMS_VERSION,
      emailVerifiedAt: now,
    },
    now,
  )
  if (id === null) throw new Error(`${email} was added twice`)
  await audit(tx, now, { action: 'customer.registered', subject: 'customer', id })
  if (customer.friendSinceDays !== undefined)
    await joinFriends(tx, id, new Date(now.getTime() - customer.friendSinceDays * DAY_MS))
  if (customer.prescription) await seedPrescription(tx, encryption, { id, ...customer.prescription }, now)
}

async function seedPrescription(
  tx: Executor,
  encryption: Encryption,
  { id, daysAgo, typed }: { readonly id: string } & NonNullable<DemoCustomer['prescription']>,
  now: Date,
): Promise<void> {
  const today = stockholmDate(now)
  const checked = checkSavedPrescription({ ...typed, issuedOn: addDays(today, -daysAgo), agreed: true }, today)
  if (!checked.ok) throw new Error(`The prescription of a demo is not sound: ${JSON.stringify(checked.error)}`)
  await insertPrescription(tx, encryption, { customerId: id, prescription: checked.value }, now)
}
