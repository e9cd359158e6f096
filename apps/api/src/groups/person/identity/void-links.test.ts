import { describe, expect, it } from 'vitest'
import { createPaymentLink } from '../../money/payment-link/create.js'
import { findCustomerByEmail } from '../customer/find-customer.js'
import { endSessions } from '../staff/end-sessions.js'
import { TOKEN_PURPOSES } from './tables.js'
import { accountShop } from './testing/account-shop.js'
import { ANNA, lettersTo, loggedIn, openBrowser, registered, secretFor } from './testing/customer-browser.js'
import { issueToken, useToken } from './tokens.js'

const { own, login, rows } = accountShop()
const NEW_EMAIL = 'ny@klarsikt.example'
const NEW_PASSWORD = { password: 'Ny-hemlighet-1', passwordRepeat: 'Ny-hemlighet-1' }

const post = async (call: string, body: object) => (await openBrowser(own.api)).post(`/api/auth/user/${call}`, body)

async function changeAddress(): Promise<void> {
  const browser = await loggedIn(own.api)
  await browser.post('/api/auth/user/changeEmail', { email: NEW_EMAIL })
  const token = await secretFor(own.api, NEW_EMAIL, 'account-new-email')
  expect((await browser.post('/api/auth/user/verifyEmail', { token })).status).toBe(200)
}

/** The changes that must void every link that acts on a log-in. */
const CHANGES: Readonly<Record<string, () => Promise<void>>> = {
  async 'a change of the password'() {
    const browser = await loggedIn(own.api)
    const typed = { oldPassword: ANNA.password, ...NEW_PASSWORD }
    expect((await browser.post('/api/auth/user/changePassword', typed)).status).toBe(200)
  },
  async 'a forgotten password'() {
    await post('requestPasswordReset', { email: ANNA.email })
    const token = await secretFor(own.api, ANNA.email, 'account-reset-password')
    expect((await post('resetPassword', { token, ...NEW_PASSWORD })).status).toBe(200)
  },
  'a change of the address': changeAddress,
  async 'a change of the address that was stopped'() {
    const browser = await loggedIn(own.api)
    await browser.post('/api/auth/user/changeEmail', { email: NEW_EMAIL })
    const token = await stopSecret()
    expect((await post('stopEmailChange', { token })).status).toBe(200)
  },
  async 'the end of all other sessions'() {
    const browser = await loggedIn(own.api)
    expect((await browser.post('/api/auth/user/endSessions', {})).status).toBe(200)
  },
  async 'the operator, who ends the sessions of the customer'() {
    const [customer] = await rows('select number from customer')
    const { database, encryption } = own.api.deps
    await database.transaction((tx) => endSessions(tx, encryption, { customerNumber: customer?.['number'] }))
  },
  async 'the operator, who ends the sessions of everybody'() {
    const { database, encryption } = own.api.deps
    await database.transaction((tx) => endSessions(tx, encryption, 'all'))
  },
  async 'the end of the account'() {
    const browser = await loggedIn(own.api)
    expect((await browser.post('/api/customer/erase', { confirmed: true })).status).toBe(200)
  },
}

async function stopSecret(): Promise<string> {
  const letter = (await lettersTo(own.api, ANNA.email)).find(({ kind }) => kind === 'account-email-change-asked')
  return /stoppa=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
}

const idOf = async (email: string) =>
  (await findCustomerByEmail(own.api.deps.database, own.api.deps.encryption, email))?.id ?? ''

describe('a link in a letter', () => {
  it.each(Object.keys(CHANGES))('opens nothing after %s, whatever it was sent for [R1]', async (change) => {
    await registered(own.api)
    const customerId = await idOf(ANNA.email)
    const { deps } = own.api
    const secrets: [string, string][] = []
    for (const purpose of TOKEN_PURPOSES) {
      // Issued directly, before the change makes links of its own.
      const secret = await issueToken(deps, deps.database, { customerId, purpose, minutes: 60 })
      secrets.push([purpose, secret])
    }
    await CHANGES[change]?.()
    const opened: string[] = []
    for (const [purpose, secret] of secrets) {
      const used = await deps.database.transaction((tx) => useToken(deps, tx, secret, TOKEN_PURPOSES))
      if (used.ok) opened.push(purpose)
    }
    expect(opened).toEqual([])
  })

  it('opens what it was sent for until then', async () => {
    await registered(own.api)
    const customerId = await idOf(ANNA.email)
    const { deps } = own.api
    for (const purpose of TOKEN_PURPOSES) {
      const secret = await issueToken(deps, deps.database, { customerId, purpose, minutes: 60 })
      const used = await deps.database.transaction((tx) => useToken(deps, tx, secret, TOKEN_PURPOSES))
      expect(used, purpose).toMatchObject({ ok: true, value: { customerId, purpose } })
    }
  })

  it('is of the credentials that were changed at the same moment, or opens nothing', async () => {
    await registered(own.api)
    await post('requestPasswordReset', { email: ANNA.email })
    const token = await secretFor(own.api, ANNA.email, 'account-reset-password')
    const browser = await loggedIn(own.api)
    const [reset, changed] = await Promise.all([
      post('resetPassword', { token, password: 'Glömt-hemlighet-1', passwordRepeat: 'Glömt-hemlighet-1' }),
      browser.post('/api/auth/user/changePassword', { oldPassword: ANNA.password, ...NEW_PASSWORD }),
    ])
    expect([reset, changed].filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('a link that is used twice', () => {
  it('says that the address is verified already, also when a later link did it [AUTH-005]', async () => {
    await post('register', ANNA)
    const first = await secretFor(own.api, ANNA.email, 'account-verify-email')
    await post('resendVerification', { email: ANNA.email })
    const second = await secretFor(own.api, ANNA.email, 'account-verify-email')
    expect((await post('verifyEmail', { token: first })).body.error.code).toBe('verification.expired')
    expect((await post('verifyEmail', { token: second })).status).toBe(200)
    for (const token of [first, second]) {
      const again = await post('verifyEmail', { token })
      expect([again.status, again.body.error.code]).toEqual([409, 'verification.done'])
    }
  })

  it('says that the new address is in use already, and nothing of the kind once it is not', async () => {
    await registered(own.api)
    await changeAddress()
    const token = await secretFor(own.api, NEW_EMAIL, 'account-new-email')
    expect((await post('verifyEmail', { token })).body.error.code).toBe('verification.done')
    await rows('update customer set email_verified_at = null')
    expect((await post('verifyEmail', { token })).body.error.code).toBe('verification.expired')
  })

  it('says that the password is changed already', async () => {
    await registered(own.api)
    await CHANGES['a forgotten password']?.()
    const token = await secretFor(own.api, ANNA.email, 'account-reset-password')
    const again = await post('resetPassword', { token, ...NEW_PASSWORD })
    expect([again.status, again.body.error.code]).toEqual([409, 'password-reset.done'])
  })
})

describe('a change of the address', () => {
  it('sends the present address a letter when it is requested, with a link that stops it', async () => {
    await registered(own.api)
    const stranger = await loggedIn(own.api)
    await stranger.post('/api/auth/user/changeEmail', { email: NEW_EMAIL })
    const token = await stopSecret()
    expect((await post('stopEmailChange', { token })).body).toEqual({ success: true })
    const change = await secretFor(own.api, NEW_EMAIL, 'account-new-email')
    expect((await post('verifyEmail', { token: change })).body.error.code).toBe('verification.expired')
    expect((await stranger.get('/api/customer/details')).status).toBe(401)
    expect((await login(await openBrowser(own.api))).status).toBe(200)
    expect((await post('stopEmailChange', { token })).body.error.code).toBe('email-change.stopped')
    expect(await rows(`select actor_kind from audit where action = 'customer.email-change-stopped'`)).toEqual([
      { actor_kind: 'customer' },
    ])
  })

  it('that is made already is not stopped', async () => {
    await registered(own.api)
    await changeAddress()
    const late = await post('stopEmailChange', { token: await stopSecret() })
    expect([late.status, late.body.error.code]).toEqual([410, 'email-change.over'])
    expect((await login(await openBrowser(own.api), { email: NEW_EMAIL })).status).toBe(200)
  })
})

it('a payment link that went to an address from before is void, and one that is sent again goes to the new one', async () => {
  await registered(own.api)
  const { deps } = own.api
  const made = await createPaymentLink(deps, {
    channel: 'email',
    amount: '495',
    purpose: 'Glasögon',
    customer: { email: ANNA.email, firstName: 'Anna' },
    customerId: await idOf(ANNA.email),
    store: null,
  })
  if (!made.ok) throw new Error('No link')
  const path = made.value.link.replace(/^.*\/betala\//, '/api/payment/request/')
  const browser = await openBrowser(own.api)
  expect((await browser.get(path)).body.data.state).toBe('sent')
  await changeAddress()
  expect((await browser.get(path)).body.data.state).toBe('expired')
  expect((await browser.post(path, {})).body.error.code).toBe('payment-link.expired')
})

/** What the secrets in links of letters and SMS are bound to, by the column of their digest. */
const BOUND: Readonly<Record<string, string>> = {
  'identity_token.digest': 'credential version',
  'eid_order.letter_digest': 'credential version',
  'payment_link.token_digest': 'the address of the account that it was sent to',
  'requisition.token_digest': 'the manager of a company; opens no account',
  'agreement.resume_digest': 'the draft of a company; opens no account',
  'agreement.letter_digest': 'the signing of a company; opens no account',
  'agreement_signing.letter_digest': 'the same, while it is under way',
}

it('a new kind of link is bound to what it is issued for', async () => {
  const found = await rows(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name ~ '(token|letter|resume)_digest$' or table_name || '.' || column_name = 'identity_token.digest'`,
  )
  expect(new Set(found.map(({ name }) => name))).toEqual(new Set(Object.keys(BOUND)))
})
