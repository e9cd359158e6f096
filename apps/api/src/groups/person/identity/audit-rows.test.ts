import { shopEndpoints } from '@klarsikt/contract/shop'
import { ACCOUNT_TERMS_VERSION } from '@klarsikt/core/identity'
import { expect, it } from 'vitest'
import { readAudit } from '../../platform/audit/read-audit.js'
import { accountShop } from './testing/account-shop.js'
import { ANNA, openBrowser, secretFor } from './testing/customer-browser.js'

const { own, rows } = accountShop()

const PATHS = {
  register: '/api/auth/user/register',
  verifyEmail: '/api/auth/user/verifyEmail',
  login: '/api/auth/user/login',
  acceptTerms: '/api/auth/user/acceptTerms',
  changeEmail: '/api/auth/user/changeEmail',
  changePassword: '/api/auth/user/changePassword',
  endLoginSessions: '/api/auth/user/endSessions',
  updateCustomerDetails: '/api/customer/updateDetails',
  logout: '/api/auth/user/logout',
  requestPasswordReset: '/api/auth/user/requestPasswordReset',
  resetPassword: '/api/auth/user/resetPassword',
} as const

it('writes who did what, and nothing of what was typed', async () => {
  const browser = await openBrowser(own.api)
  const call = async (name: keyof typeof PATHS, body?: object) => {
    const { status } = await browser.post(PATHS[name], body, { 'x-request-id': name })
    expect([name, status]).toEqual([name, 200])
  }
  await call('register', ANNA)
  await call('verifyEmail', { token: await secretFor(own.api, ANNA.email, 'account-verify-email') })
  await rows('update customer set terms_version = null')
  await call('login', ANNA)
  await call('acceptTerms', { version: ACCOUNT_TERMS_VERSION })
  await call('changeEmail', { email: 'ny@klarsikt.example' })
  await call('changePassword', {
    oldPassword: ANNA.password,
    password: 'Ny-hemlighet-1',
    passwordRepeat: 'Ny-hemlighet-1',
  })
  await call('endLoginSessions', {})
  const details = { firstName: 'Anna', lastName: 'Ekström', mobile: '0701740606', street: '', postalCode: '', city: '' }
  await call('updateCustomerDetails', { ...details, marketing: { email: false, sms: false } })
  await call('logout')
  await call('requestPasswordReset', ANNA)
  await call('resetPassword', {
    token: await secretFor(own.api, ANNA.email, 'account-reset-password'),
    password: 'Nyare-hemlighet-1',
    passwordRepeat: 'Nyare-hemlighet-1',
  })
  const audit = await readAudit(own.api.test.database, { limit: 1000 })
  for (const [name] of Object.entries(PATHS)) {
    const written = audit.filter(({ requestId }) => requestId === name).map(({ action }) => action)
    const declared = shopEndpoints[name as keyof typeof PATHS].audits as readonly string[]
    // The log-in stopped at the terms and was completed by accepting them.
    expect([name, written.length > 0]).toEqual([name, name !== 'login'])
    for (const action of written) expect(declared).toContain(action)
  }
  const [{ id: customerId } = { id: '' }] = (await rows('select id from customer')) as { id: string }[]
  const byCustomer = audit.filter(({ actorKind }) => actorKind === 'customer')
  expect(new Set(byCustomer.map(({ actorId }) => actorId))).toEqual(new Set([customerId]))
  // Each text has a letter or a length that no random id has.
  for (const text of ['anna@', 'Ekström', '0701740606', 'hemlighet']) expect(JSON.stringify(audit)).not.toContain(text)
})
