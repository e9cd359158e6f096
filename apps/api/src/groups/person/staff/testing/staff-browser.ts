import { NOW } from '../../../../testing/small-shop-parts.js'
import type { TestApi } from '../../../../testing/test-api.js'
import { openSms } from '../../../platform/sms/sealed-sms.js'
import { type Browser, lettersTo, openBrowser } from '../../identity/testing/customer-browser.js'
import { addStaff } from '../add-staff.js'

/** The log-in of an employee of store 2. */
export const BERIT = { storeId: '2', employeeNumber: '1001', password: 'Visa-mer-2026' }
export const BERIT_EMAIL = 'berit@klarsikt.example'

export async function addBerit(api: TestApi): Promise<void> {
  const { encryption, database } = api.deps
  const credentials = { email: BERIT_EMAIL, password: BERIT.password }
  const berit = { storeId: 2, employeeNumber: BERIT.employeeNumber, name: 'Berit Berg', role: 'seller' as const }
  await addStaff(database, berit, new Date(NOW), { encryption, credentials })
}

/** The newest code mailed to an employee. */
export async function codeFor(api: TestApi, email: string = BERIT_EMAIL): Promise<string> {
  const letter = (await lettersTo(api, email)).find(({ kind }) => kind === 'staff-code')
  return /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? ''
}

/** The one-time codes by SMS, the newest first. */
export async function codesBySms(api: TestApi): Promise<{ readonly to: string; readonly text: string }[]> {
  const { rows } = await api.test.database.query<{ message: string }>({
    text: `select message from sms_outbox where kind = 'staff-code' order by created_at desc, ctid desc`,
  })
  return rows.map(({ message }) => openSms(api.deps.encryption, message))
}

/** The newest code by SMS. */
export async function smsCodeFor(api: TestApi): Promise<string> {
  const [sms] = await codesBySms(api)
  return /\b\d{6}\b/.exec(sms?.text ?? '')?.[0] ?? ''
}

/** A browser with a logged-in store. */
export async function storeLoggedIn(api: TestApi): Promise<Browser> {
  const browser = await openBrowser(api)
  await browser.post('/api/auth/user/loginStore', BERIT)
  await browser.post('/api/auth/user/confirmStoreLogin', { code: await codeFor(api) })
  return browser
}
