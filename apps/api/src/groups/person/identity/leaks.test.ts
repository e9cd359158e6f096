import { afterAll, beforeAll, expect, it } from 'vitest'
import { createObservedApi, type Seen } from '../../../testing/observed-api.js'
import type { TestApi } from '../../../testing/test-api.js'
import { readAudit } from '../../platform/audit/read-audit.js'
import { loggedIn, openBrowser, registered, secretFor } from './testing/customer-browser.js'

const MARKED = {
  email: 'xenia.markt@klarsikt.example',
  password: 'Markt-hemlighet-1',
  passwordRepeat: 'Markt-hemlighet-1',
  firstName: 'Xenia',
  lastName: 'Marktsson',
  mobile: '0701740677',
}
const FRESH = { password: 'Markt-hemlighet-2', passwordRepeat: 'Markt-hemlighet-2' }

let api: TestApi
let seen: () => Seen
beforeAll(async () => void ({ api, seen } = await createObservedApi()))
afterAll(() => api.drop())

it('writes no password, secret, name or address into logs, metrics, traces, audit rows, tables or refusals', async () => {
  const secrets: string[] = []
  const answers: string[] = []
  await registered(api, MARKED)
  secrets.push(await secretFor(api, MARKED.email, 'account-verify-email'))
  const browser = await openBrowser(api)
  const call = async (path: string, body: object) => {
    const { status, body: answer } = await browser.post(`/api/auth/user/${path}`, body)
    secrets.push(browser.cookie().split('=')[1] ?? '')
    if (status >= 400) answers.push(JSON.stringify(answer))
  }
  await call('login', { email: MARKED.email, password: FRESH.password })
  await call('login', MARKED)
  await call('changeEmail', { email: `ny-${MARKED.email}` })
  secrets.push(await secretFor(api, `ny-${MARKED.email}`, 'account-new-email'))
  await call('changePassword', { oldPassword: FRESH.password, ...FRESH })
  await call('register', { ...MARKED, mobile: '', termsAccepted: false })
  await call('requestPasswordReset', { email: MARKED.email })
  const token = await secretFor(api, MARKED.email, 'account-reset-password')
  secrets.push(token)
  await call('verifyEmail', { token })
  await call('resetPassword', { token, ...FRESH })
  await call('resetPassword', { token, ...FRESH })
  await loggedIn(api, { email: MARKED.email, password: FRESH.password })
  expect(answers.length).toBeGreaterThan(4)
  expect(secrets.filter((secret) => secret.length < 43)).toEqual([])

  const audit = JSON.stringify(await readAudit(api.test.database, { limit: 1000 }))
  const names = await api.test.database.query<{ name: string }>({
    text: `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  })
  const tables: string[] = []
  for (const { name } of names.rows) {
    const { rows } = await api.test.database.query<{ row: string }>({ text: `select t::text as row from ${name} t` })
    tables.push(...rows.map(({ row }) => row))
  }
  const places = { ...seen(), audit, refusals: answers.join(''), tables: tables.join('\n') }
  const marks = [MARKED.email, MARKED.password, FRESH.password, 'Xenia', 'Marktsson', MARKED.mobile, ...secrets]
  for (const [place, text] of Object.entries(places))
    for (const mark of marks) expect([place, mark, text.includes(mark)]).toEqual([place, mark, false])
})
