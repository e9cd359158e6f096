import { createShopClient } from '@klarsikt/contract/client'
import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { keepTypedForm, OWNER_FIELD, typedForm } from '@klarsikt/page-kit/session'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { logInStore } from '../pages/login-store/log-in-store.js'
import { logIn } from '../pages/login/log-in.js'
import { logOut } from '../pages/logout/log-out.js'
import { changePrivacy } from '../pages/privacy/change-privacy.js'
import { changeSecurity } from '../pages/security/change-security.js'

const PATH = '/mitt-konto/uppgifter'
const FIELDS = { form: 'details', fields: ['firstName', 'sms'] }
const success = true as const
const user = { isStore: false, name: 'Anna' }
const unauthorized = () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Logga in.' })

const server = setupServer(
  mock('login', () => ({ success, user })),
  mock('logout', () => ({ success })),
  mock('eraseAccount', () => ({ success })),
  mock('confirmStoreLogin', () => ({ success, user: { isStore: true, name: 'Malmö' } })),
  mock('changeEmail', unauthorized),
  mock('changePassword', unauthorized),
)
const client = createShopClient({ baseUrl: location.origin, apiKey: 'key', csrfToken: async () => 'token' })
beforeAll(() => server.listen())
afterAll(() => server.close())

function form(values: Readonly<Record<string, string>>): FormData {
  const made = new FormData()
  for (const [name, value] of Object.entries(values)) made.set(name, value)
  return made
}
const kept = () => Object.entries({ ...sessionStorage })

describe('what is typed when a session has ended', () => {
  beforeEach(() => {
    sessionStorage.clear()
    keepTypedForm(form({ [OWNER_FIELD]: '1', firstName: 'Åsa', password: 'hemlig' }), PATH, FIELDS)
  })

  it('is kept for its form and its owner, and of its fields only those that are named', () => {
    expect(JSON.stringify(kept())).not.toContain('hemlig')
    expect(typedForm('email', '1')).toBeNull()
    expect(typedForm('details', '1')).toEqual({ firstName: 'Åsa', sms: null })
    expect(typedForm('details', '2')).toBeNull()
    expect(kept()).toEqual([])
  })

  it('stays for a log-in that leads back to it, and goes with one that leads elsewhere', async () => {
    const typed = { email: 'anna@klarsikt.example', password: 'Visa-mer-2026' }
    await expect(logIn(client, form({ ...typed, next: PATH }))).rejects.toBeInstanceOf(Response)
    expect(typedForm('details', '1')).not.toBeNull()
    await expect(logIn(client, form({ ...typed, next: '/mitt-konto/ordrar' }))).rejects.toBeInstanceOf(Response)
    expect(kept()).toEqual([])
  })

  it.each([
    ['a log-out', () => logOut(client)],
    ['the end of the account', () => changePrivacy(client, form({ intent: 'erase', confirmed: 'on' }))],
    ['the log-in of a store', () => logInStore(client, form({ intent: 'code', code: '123456' }))],
  ])('goes with %s', async (_what, leave) => {
    await expect(leave()).rejects.toBeInstanceOf(Response)
    expect(kept()).toEqual([])
  })

  it('is a new address, and never a password', async () => {
    sessionStorage.clear()
    const passwords = { oldPassword: 'Visa-mer-2026', password: 'Visa-mindre-2027', passwordRepeat: 'Visa-mindre-2027' }
    await expect(changeSecurity(client, form({ intent: 'password', ...passwords }))).rejects.toBeInstanceOf(Response)
    expect(kept()).toEqual([])
    const email = { intent: 'email', email: 'ny@klarsikt.example', [OWNER_FIELD]: '1' }
    await expect(changeSecurity(client, form(email))).rejects.toBeInstanceOf(Response)
    expect(typedForm('email', '1')).toEqual({ email: 'ny@klarsikt.example' })
  })
})
