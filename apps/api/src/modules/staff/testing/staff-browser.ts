import { NOW } from '../../../testing/small-shop.js'
import type { TestApi } from '../../../testing/test-api.js'
import { type Browser, lettersTo, openBrowser } from '../../identity/testing/customer-browser.js'
import { addStaff } from '../add-staff.js'

/** Somebody of the store 2 as tests log in. */
export const BERIT = { storeId: '2', employeeNumber: '1001', password: 'Visa-mer-2026' }
export const BERIT_EMAIL = 'berit@klarsikt.example'

/** Adds the member of staff whom tests log in as. */
export async function addBerit(api: TestApi): Promise<void> {
  const { encryption, database } = api.deps
  const credentials = { email: BERIT_EMAIL, password: BERIT.password }
  const berit = { storeId: 2, employeeNumber: BERIT.employeeNumber, name: 'Berit Berg', role: 'seller' as const }
  await addStaff(database, berit, new Date(NOW), { encryption, credentials })
}

/** The newest code that was mailed to a member of staff. */
export async function codeFor(api: TestApi, email: string = BERIT_EMAIL): Promise<string> {
  const letter = (await lettersTo(api, email)).find(({ kind }) => kind === 'staff-code')
  return /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? ''
}

/** A browser in which a store is logged in. */
export async function storeLoggedIn(api: TestApi): Promise<Browser> {
  const browser = await openBrowser(api)
  await browser.post('/api/auth/user/loginStore', BERIT)
  await browser.post('/api/auth/user/confirmStoreLogin', { code: await codeFor(api) })
  return browser
}
