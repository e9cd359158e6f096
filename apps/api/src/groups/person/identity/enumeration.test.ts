import { RATE_LIMITS } from '@klarsikt/core/limits'
import { countQueries } from '@klarsikt/server/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Answer, createTestApi, type TestApi } from '../../../testing/test-api.js'
import { countHashings, verifyPassword } from './password-hash.js'
import { ANNA, type Browser, loggedIn, openBrowser, registered } from './testing/customer-browser.js'

const KNOWN = ANNA.email
const UNVERIFIED = 'obekraftad@klarsikt.example'
const UNKNOWN = 'ingen@klarsikt.example'
const WRONG = 'Fel-lösenord-1'

/** The work of a call: its statements in order, its password hashings, and what the caller sees. */
type Work = { readonly statements: readonly string[]; readonly hashings: number; readonly seen: unknown }

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ size: 4 })
  await registered(api)
  await (await openBrowser(api)).post('/api/auth/user/register', { ...ANNA, email: UNVERIFIED })
  // The first failed log-in of a process computes the hash that unknown addresses are compared with. This log-in does so
  // before the tests count.
  await verifyPassword(WRONG, null)
})
afterAll(() => api.drop())

async function workOf(call: () => Promise<Answer>): Promise<Work> {
  const before = countHashings()
  const { value, statements } = await countQueries(call)
  const hashings = countHashings() - before
  return { statements, hashings, seen: [value.status, value.body, value.headers.get('set-cookie')] }
}

async function compare(calls: Readonly<Record<string, () => Promise<Answer>>>, hashings: number): Promise<void> {
  const works: [string, Work][] = []
  for (const [name, call] of Object.entries(calls)) works.push([name, await workOf(call)])
  const [[, first]] = works as [[string, Work]]
  expect(first.statements.length).toBeGreaterThan(0)
  for (const [name, work] of works) {
    expect([name, work.hashings]).toEqual([name, hashings])
    expect([name, work]).toEqual([name, first])
  }
}

const post = async (path: string, body: object, browser?: Browser) => {
  const from = browser ?? (await openBrowser(api))
  return () => from.post(`/api/auth/user/${path}`, body)
}

it('takes the same statements and one hashing to refuse a log-in, with an account, without, or with one that waits', async () => {
  const refused = (email: string) => post('login', { email, password: WRONG })
  await compare(
    { known: await refused(KNOWN), unknown: await refused(UNKNOWN), unverified: await refused(UNVERIFIED) },
    1,
  )
})

it('takes the same work to say that log-ins are locked, even for the right password', async () => {
  const emails = { known: 'last@klarsikt.example', unknown: 'borta@klarsikt.example' }
  await registered(api, { email: emails.known })
  for (const email of Object.values(emails))
    for (let n = 0; n < RATE_LIMITS['login:pair'].tries; n++) await (await post('login', { email, password: WRONG }))()
  const login = (email: string) => post('login', { email, password: ANNA.password })
  await compare({ known: await login(emails.known), unknown: await login(emails.unknown) }, 1)
})

it('takes the same work to register an address that is new, known or waiting', async () => {
  const register = (email: string) => post('register', { ...ANNA, email })
  const calls = {
    new: await register('ny@klarsikt.example'),
    known: await register(KNOWN),
    waiting: await register(UNVERIFIED),
  }
  await compare(calls, 1)
})

it.each(['requestPasswordReset', 'resendVerification'])(
  'takes the same work and no hashing for %s of any address',
  async (path) => {
    const ask = (email: string) => post(path, { email })
    await compare({ known: await ask(KNOWN), unknown: await ask(UNKNOWN), unverified: await ask(UNVERIFIED) }, 0)
  },
)

it('takes the same work to change to an address that has an account or none', async () => {
  const browser = await loggedIn(api)
  const change = (email: string) => post('changeEmail', { email }, browser)
  await compare({ none: await change('fri@klarsikt.example'), account: await change(UNVERIFIED) }, 0)
})
