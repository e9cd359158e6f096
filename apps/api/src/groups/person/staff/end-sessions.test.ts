import { ACCOUNT_TERMS_VERSION } from '@klarsikt/core/identity'
import { expect, it } from 'vitest'
import { actAs } from '../../platform/audit/acting-as.js'
import { audit } from '../../platform/audit/audit.js'
import { readAudit } from '../../platform/audit/read-audit.js'
import { accountShop } from '../identity/testing/account-shop.js'
import { ANNA, type Browser, loggedIn, openBrowser, registered } from '../identity/testing/customer-browser.js'
import { endSessions, type SessionsOf } from './end-sessions.js'
import { addBerit, BERIT, codeFor, storeLoggedIn } from './testing/staff-browser.js'

const { own, rows, userOf } = accountShop()
const ERIK = { email: 'erik@klarsikt.example', firstName: 'Erik' }

const end = (of: SessionsOf) =>
  actAs({ kind: 'system', job: 'admin' }, null, () =>
    own.api.deps.database.transaction(async (tx) => {
      const ended = await endSessions(tx, own.api.deps.encryption, of)
      if (ended) await audit(tx, own.api.deps.clock.now(), ended.change)
      return ended?.count ?? null
    }),
  )
const isIn = async (browser: Browser) => (await userOf(browser)) != null
const lastAudit = async () => (await readAudit(own.api.test.database, { limit: 1 }))[0]
const numberOf = async () => {
  const [row] = await rows('select id, number from customer order by created_at limit 1')
  return { id: String(row?.['id']), customerNumber: String(row?.['number']) }
}

it('logs one customer out on every device, with a row of audit', async () => {
  await registered(own.api)
  const { id, customerNumber } = await numberOf()
  await registered(own.api, ERIK)
  const [home, phone, erik] = [await loggedIn(own.api), await loggedIn(own.api), await loggedIn(own.api, ERIK)]
  expect(await end({ customerNumber })).toBe(2)
  expect([await isIn(home), await isIn(phone), await isIn(erik)]).toEqual([false, false, true])
  expect(await lastAudit()).toMatchObject({ action: 'customer.sessions-ended', subjectId: id, actorKind: 'system' })
  expect(await isIn(await loggedIn(own.api))).toBe(true)
  expect(await end({ customerNumber: '1' })).toBeNull()
})

it('ends a log-in that waits for the terms', async () => {
  await registered(own.api)
  await rows(`update customer set terms_version = '2020-01'`)
  const browser = await loggedIn(own.api)
  expect(await end(await numberOf())).toBe(1)
  const accepted = await browser.post('/api/auth/user/acceptTerms', { version: ACCOUNT_TERMS_VERSION })
  expect(accepted.body.success).not.toBe(true)
})

it('logs a member of staff out, also a log-in that waits for its code, and lets them log in again', async () => {
  await addBerit(own.api)
  const desk = await storeLoggedIn(own.api)
  const waiting = await openBrowser(own.api)
  await waiting.post('/api/auth/user/loginStore', BERIT)
  const code = await codeFor(own.api)
  expect(await end({ storeId: 2, employeeNumber: BERIT.employeeNumber })).toBe(1)
  expect(await isIn(desk)).toBe(false)
  const late = await waiting.post('/api/auth/user/confirmStoreLogin', { code })
  expect(late.body.error.code).toBe('store-login.expired')
  expect(await lastAudit()).toMatchObject({ action: 'staff.sessions-ended', subjectId: '2/1001' })
  expect(await isIn(await storeLoggedIn(own.api))).toBe(true)
  expect(await end({ storeId: 2, employeeNumber: '9999' })).toBeNull()
})

it('logs everybody out, and leaves visitors what they have gathered', async () => {
  await registered(own.api, { email: ANNA.email })
  await addBerit(own.api)
  const [customer, store, visitor] = [await loggedIn(own.api), await storeLoggedIn(own.api), await openBrowser(own.api)]
  await visitor.post('/api/cart/update', { skuId: '100001-1', quantity: 1 })
  expect(await end('all')).toBe(2)
  expect([await isIn(customer), await isIn(store)]).toEqual([false, false])
  expect((await visitor.get('/api/cart')).body.cartHead.cart.items).toHaveLength(1)
  expect(await lastAudit()).toMatchObject({ action: 'shop.sessions-ended', subjectType: 'shop' })
})
