import { PERKS } from '@klarsikt/core/friends'
import { RATE_LIMITS } from '@klarsikt/core/limits'
import { expect, it } from 'vitest'
import { readAudit } from '../../platform/audit/read-audit.js'
import { findCustomerByEmail } from '../customer/find-customer.js'
import { accountShop } from '../identity/testing/account-shop.js'
import { type Browser, loggedIn, openBrowser, registered } from '../identity/testing/customer-browser.js'
import { creditReferral, takeFreeMonth } from './free-months.js'

const { own } = accountShop()

const BO = { email: 'bo@klarsikt.example', firstName: 'Bo', mobile: '0701740606' }
const newcomer = async (of: Partial<typeof BO> = {}) => {
  await registered(own.api, of)
  return loggedIn(own.api, of)
}
const JOIN = { termsAccepted: true }
const join = (browser: Browser) => browser.post('/api/loyalty/join', JOIN)
const loyalty = async (browser: Browser) => (await browser.get('/api/loyalty')).body.data
const codeOf = async (browser: Browser): Promise<string> => (await loyalty(browser)).member.referralCode
const idOf = async (email: string): Promise<string> => {
  const { test, deps } = own.api
  return (await findCustomerByEmail(test.database, deps.encryption, email))?.id ?? ''
}
const credit = (friendId: string) =>
  own.api.test.database.transaction((tx) => creditReferral(tx, { friendId, now: own.api.deps.clock.now() }))
const take = (customerId: string, reference: string) =>
  own.api.test.database.transaction((tx) => takeFreeMonth(tx, { customerId, reference, now: own.api.deps.clock.now() }))

it('shows the perks to a customer who is no member, and to no visitor [LOYAL-001, LOYAL-002, LOYAL-003, LOYAL-004, ROUTE-008]', async () => {
  const anna = await newcomer()
  const { perks, ...rest } = await loyalty(anna)
  expect(perks.map((perk: { id: string; value: number }) => [perk.id, perk.value])).toEqual(
    PERKS.map(({ id, value }) => [id, value]),
  )
  expect(rest).toEqual({ member: null, referral: null, canRedeem: true, freeMonths: 0 })
  expect((await (await openBrowser(own.api)).get('/api/loyalty')).status).toBe(401)
})

it('is joined once, with a code of one’s own that stays [ENUM-015, LOYAL-006]', async () => {
  const anna = await newcomer()
  expect((await anna.post('/api/loyalty/join', { termsAccepted: false })).body.error.fields).toHaveProperty(
    'termsAccepted',
  )
  const [first, second] = await Promise.all([join(anna), join(anna)])
  expect(new Set([first.body.result, second.body.result])).toEqual(new Set(['AlreadyLoyaltyMember', 'Created']))
  const code = await codeOf(anna)
  expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  expect((await anna.post('/api/loyalty/leave')).body.data.member).toBeNull()
  expect((await anna.post('/api/loyalty/leave')).body.error.code).toBe('friends.not-member')
  await join(anna)
  expect(await codeOf(anna)).toBe(code)
  const bo = await newcomer(BO)
  await join(bo)
  expect(await codeOf(bo)).not.toBe(code)
  const audited = await readAudit(own.api.test.database, { limit: 100 })
  const written = audited.map(({ action }) => action).filter((action) => action.startsWith('friends.'))
  expect(written.toReversed()).toEqual(['friends.joined', 'friends.left', 'friends.joined', 'friends.joined'])
})

it('gives the friend two months and the referrer one when the subscription is active, once [LOYAL-005]', async () => {
  const [anna, bo] = [await newcomer(), await newcomer(BO)]
  await join(anna)
  const code = (await codeOf(anna)).toLowerCase()
  const redeemed = await bo.post('/api/loyalty/redeemReferral', { code })
  expect(redeemed.body.data).toMatchObject({ member: null, referral: 'waiting', freeMonths: 0 })
  const [last] = await readAudit(own.api.test.database, { limit: 1 })
  expect(last?.action).toBe('friends.referral-redeemed')
  expect((await loyalty(anna)).member.referred).toEqual({ waiting: 1, credited: 0 })
  const friendId = await idOf(BO.email)
  expect(new Set(await Promise.all([credit(friendId), credit(friendId)]))).toEqual(new Set([false, true]))
  expect(await credit(await idOf('anna@klarsikt.example'))).toBe(false)
  expect(await loyalty(bo)).toMatchObject({ referral: 'credited', freeMonths: 2 })
  expect(await loyalty(anna)).toMatchObject({ member: { referred: { waiting: 0, credited: 1 } }, freeMonths: 1 })
})

it('takes each free month for one invoice, and none that is not there', async () => {
  const [anna, bo] = [await newcomer(), await newcomer(BO)]
  await join(anna)
  await bo.post('/api/loyalty/redeemReferral', { code: await codeOf(anna) })
  const id = await idOf(BO.email)
  expect(await take(id, 'sub:2026-12')).toBe(false)
  await credit(id)
  expect(await Promise.all([take(id, 'sub:2026-12'), take(id, 'sub:2026-12')])).toEqual([true, true])
  expect((await loyalty(bo)).freeMonths).toBe(1)
  expect(new Set(await Promise.all([take(id, 'sub:2027-01'), take(id, 'sub:2027-02')]))).toEqual(new Set([false, true]))
  expect((await loyalty(bo)).freeMonths).toBe(0)
})

it('refuses a code that is unknown, one’s own, a second one, and one of a customer who has bought before [LOYAL-005]', async () => {
  const [anna, bo] = [await newcomer(), await newcomer(BO)]
  await join(anna)
  await join(bo)
  const redeem = async (browser: Browser, code: string) =>
    (await browser.post('/api/loyalty/redeemReferral', { code })).body.error?.code ?? 'taken'
  expect(await redeem(bo, '')).toBe('request.invalid')
  expect(await redeem(bo, 'ZZZZ-ZZZ2')).toBe('referral.unknown')
  expect(await redeem(bo, await codeOf(bo))).toBe('referral.own')
  const code = await codeOf(anna)
  expect(await Promise.all([redeem(bo, code), redeem(bo, code)])).toEqual(
    expect.arrayContaining(['taken', 'referral.used']),
  )
  expect(await redeem(bo, code)).toBe('referral.used')
  await anna.post('/api/loyalty/leave')
  const cia = await newcomer({ ...BO, email: 'cia@klarsikt.example' })
  expect(await redeem(cia, code)).toBe('referral.unknown')
  const refused = await cia.post('/api/loyalty/join', { ...JOIN, code })
  expect(refused.body.error).toMatchObject({ code: 'referral.unknown', fields: { code: expect.any(String) } })
  expect((await loyalty(cia)).member).toBeNull()
})

it('stops who guesses codes [LOYAL-006]', async () => {
  const anna = await newcomer()
  const { tries } = RATE_LIMITS['referral-code:customer']
  for (let at = 0; at < tries; at += 1) await anna.post('/api/loyalty/redeemReferral', { code: 'ZZZZZZZ2' })
  expect((await anna.post('/api/loyalty/redeemReferral', { code: 'ZZZZZZZ2' })).status).toBe(429)
})
