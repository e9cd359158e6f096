import { ACCOUNT_TERMS_VERSION } from '@klarsikt/core/identity'
import { countQueries } from '@klarsikt/server/database'
import { createLog } from '@klarsikt/server/log'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readAudit } from '../../platform/audit/read-audit.js'
import { countHashings } from '../identity/password-hash.js'
import { ANNA, lettersTo, loggedIn, openBrowser, registered, secretFor } from '../identity/testing/customer-browser.js'
import { ANNA_NUMBER, connect, eid, type EidShop, ERIK_NUMBER, identify, openEidShop } from './testing/eid-shop.js'

const UNVERIFIED = 'obekraftad@klarsikt.example'
const lines: string[] = []

let shop: EidShop
beforeEach(async () => {
  lines.length = 0
  shop = await openEidShop({
    log: createLog({ name: 'test', level: 'trace' }, { write: (line) => void lines.push(line) }),
  })
})
afterEach(() => shop.close())

describe('an address for a BankID', () => {
  it('takes the same work and the same letter for one with an account, without, or with one that waits', async () => {
    await registered(shop.api)
    await (await openBrowser(shop.api)).post('/api/auth/user/register', { ...ANNA, email: UNVERIFIED })
    const works: unknown[] = []
    for (const email of [ANNA.email, 'ingen@klarsikt.example', UNVERIFIED]) {
      const { browser, orderRef } = await identify(shop)
      const before = countHashings()
      const { value, statements } = await countQueries(() => eid(browser, 'connectEmail', { orderRef, email }))
      const [letter] = await lettersTo(shop.api, email)
      const hide = (text: unknown) =>
        JSON.stringify(text)
          .replaceAll(email, '…')
          .replaceAll(/bankid=[\w-]+/g, '')
      works.push([
        statements,
        countHashings() - before,
        value.status,
        hide(value.body),
        letter?.kind,
        hide(letter?.text),
      ])
    }
    expect(works[1]).toEqual(works[0])
    expect(works[2]).toEqual(works[0])
    expect(works[0]).toContain('account-connect-eid')
  })

  it('joins nothing until its mailbox has confirmed', async () => {
    await registered(shop.api)
    const { browser, orderRef } = await identify(shop)
    await eid(browser, 'connectEmail', { orderRef, email: ANNA.email })
    expect((await eid(browser, 'collect', { orderRef })).body).toMatchObject({
      success: false,
      result: 'EidEmailNotVerified',
      message: expect.stringContaining(ANNA.email),
    })
    expect(await shop.rows('select personal_number from customer')).toEqual([{ personal_number: null }])
  })

  it('joins an account, whose password goes on, and logs in who identified in this browser', async () => {
    await registered(shop.api)
    const { answer, browser } = await connect(shop, ANNA.email)
    expect(answer.body).toMatchObject({ success: true, user: { name: 'Anna' } })
    const [newest, before] = await readAudit(shop.api.test.database, { limit: 2 })
    expect([before, newest]).toMatchObject([
      { action: 'customer.eid-connected', actorKind: 'customer' },
      { action: 'customer.logged-in', actorKind: 'customer' },
    ])
    expect((await browser.get('/api/customer/details')).body.data.personalNumber).toBe('19900602-****')
    expect((await (await loggedIn(shop.api)).get('/api/customer/details')).status).toBe(200)
  })

  it.each([
    ['/mitt-konto/ordrar/48213378?visa=allt', '&next=%2Fmitt-konto%2Fordrar%2F48213378%3Fvisa%3Dallt'],
    ['https://evil.example', ''],
  ])('is joined by a letter that leads back to where the log-in was asked for: %s', async (next, end) => {
    const { browser, orderRef } = await identify(shop, ANNA_NUMBER, { next })
    await eid(browser, 'connectEmail', { orderRef, email: ANNA.email })
    const [letter] = await lettersTo(shop.api, ANNA.email)
    const link = /https?:\/\/\S+/.exec(letter?.text ?? '')?.[0] ?? ''
    expect(link.replace(/bankid=[\w-]{43}/, 'bankid=…')).toMatch(new RegExp(`logga-in\\?bankid=…${end}$`))
  })

  it('may be confirmed on another device: the first one then goes on', async () => {
    await registered(shop.api)
    const { browser, orderRef } = await identify(shop)
    await eid(browser, 'connectEmail', { orderRef, email: ANNA.email })
    const token = await secretFor(shop.api, ANNA.email, 'account-connect-eid')
    const phone = await openBrowser(shop.api)
    expect((await eid(phone, 'confirmEmail', { token })).body).toEqual({ success: true })
    expect((await phone.get('/api/customer/details')).status).toBe(401)
    expect((await eid(browser, 'collect', { orderRef })).body).toMatchObject({
      status: 'complete',
      user: { name: 'Anna' },
    })
    expect((await eid(browser, 'collect', { orderRef })).status).toBe(404)
    const again = await eid(phone, 'confirmEmail', { token })
    expect([again.status, again.body.error.code]).toEqual([409, 'verification.done'])
  })

  it('says that its link has been used, in the browser that it logged in too, and keeps no person for that', async () => {
    await registered(shop.api)
    const { browser, orderRef } = await identify(shop)
    await eid(browser, 'connectEmail', { orderRef, email: ANNA.email })
    const token = await secretFor(shop.api, ANNA.email, 'account-connect-eid')
    expect((await eid(browser, 'confirmEmail', { token })).body).toMatchObject({
      success: true,
      user: { name: 'Anna' },
    })
    const again = await eid(browser, 'confirmEmail', { token })
    expect([again.status, again.body.error.code]).toEqual([409, 'verification.done'])
    expect(await shop.rows('select person, session_digest from eid_order')).toEqual([
      { person: null, session_digest: '' },
    ])
    expect((await eid(browser, 'collect', { orderRef })).status).toBe(404)
  })

  it('takes over an account that was never verified, and leaves nothing of its first holder in it', async () => {
    const stranger = { ...ANNA, email: UNVERIFIED, firstName: 'Främling' }
    await (await openBrowser(shop.api)).post('/api/auth/user/register', stranger)
    const { answer, browser } = await connect(shop, UNVERIFIED)
    expect(answer.body).toMatchObject({ success: false, result: 'TermsNotAccepted' })
    await browser.post('/api/auth/user/acceptTerms', { version: ACCOUNT_TERMS_VERSION })
    expect((await browser.get('/api/customer/details')).body.data).toMatchObject({ firstName: 'Anna', mobile: '' })
    const login = { email: UNVERIFIED, password: ANNA.password }
    expect((await (await openBrowser(shop.api)).post('/api/auth/user/login', login)).status).toBe(401)
  })

  it('of an account that is joined to another person is refused, as is another address of a known person', async () => {
    await registered(shop.api)
    await connect(shop, ANNA.email)
    const other = await connect(shop, ANNA.email, ERIK_NUMBER)
    expect([other.answer.status, other.answer.body.error.code]).toEqual([410, 'verification.expired'])
    const { browser, orderRef } = await identify(shop, ERIK_NUMBER)
    await eid(browser, 'connectEmail', { orderRef, email: 'erik@klarsikt.example' })
    const late = await secretFor(shop.api, 'erik@klarsikt.example', 'account-connect-eid')
    await connect(shop, 'erik.2@klarsikt.example', ERIK_NUMBER)
    expect((await eid(browser, 'confirmEmail', { token: late })).status).toBe(410)
    expect(await shop.rows('select 1 from customer')).toHaveLength(2)
  })

  it('is confirmed once, within the hour, and by the newest letter only', async () => {
    const { browser, orderRef } = await identify(shop)
    await eid(browser, 'connectEmail', { orderRef, email: ANNA.email })
    const old = await secretFor(shop.api, ANNA.email, 'account-connect-eid')
    await eid(browser, 'connectEmail', { orderRef, email: ANNA.email })
    expect((await eid(browser, 'confirmEmail', { token: old })).status).toBe(410)
    const [first, second] = await Promise.all(
      [0, 1].map(async () =>
        eid(await openBrowser(shop.api), 'confirmEmail', {
          token: await secretFor(shop.api, ANNA.email, 'account-connect-eid'),
        }),
      ),
    )
    expect(new Set([first?.status, second?.status])).toEqual(new Set([200, 409]))
    const again = await identify(shop, ERIK_NUMBER)
    await eid(again.browser, 'connectEmail', { orderRef: again.orderRef, email: 'erik@klarsikt.example' })
    shop.pass(60 * 60 + 1)
    const token = await secretFor(shop.api, 'erik@klarsikt.example', 'account-connect-eid')
    expect((await eid(again.browser, 'confirmEmail', { token })).status).toBe(410)
  })

  it.each([
    ['has changed its password', 'changePassword', { oldPassword: ANNA.password, password: 'Ny-hemlighet-1' }],
    ['has ended all other sessions', 'endSessions', {}],
  ])('is joined to no account that %s since the letter was written', async (_name, call, typed) => {
    await registered(shop.api)
    const { browser, orderRef } = await identify(shop)
    await eid(browser, 'connectEmail', { orderRef, email: ANNA.email })
    const repeated = 'password' in typed ? { ...typed, passwordRepeat: typed.password } : typed
    expect((await (await loggedIn(shop.api)).post(`/api/auth/user/${call}`, repeated)).status).toBe(200)
    const token = await secretFor(shop.api, ANNA.email, 'account-connect-eid')
    const late = await eid(browser, 'confirmEmail', { token })
    expect([late.status, late.body.error.code]).toEqual([410, 'verification.expired'])
    expect(await shop.rows('select personal_number from customer')).toEqual([{ personal_number: null }])
  })

  it('that two letters join to one person at once is joined by one of them', async () => {
    const emails = ['anna.1@klarsikt.example', 'anna.2@klarsikt.example']
    const confirms: (() => ReturnType<typeof eid>)[] = []
    for (const email of emails) {
      const { browser, orderRef } = await identify(shop)
      await eid(browser, 'connectEmail', { orderRef, email })
      const token = await secretFor(shop.api, email, 'account-connect-eid')
      confirms.push(() => eid(browser, 'confirmEmail', { token }))
    }
    const answers = await Promise.all(confirms.map((confirm) => confirm()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 410]))
    expect(await shop.rows('select 1 from customer where personal_number_digest is not null')).toHaveLength(1)
  })
})

it('writes no personal number, name, code or secret of an identification into logs, audit rows or tables', async () => {
  const { token, browser } = await connect(shop, ANNA.email)
  const open = await openBrowser(shop.api)
  const { qr } = (await eid(open, 'start')).body
  const [row] = await shop.rows<{ secret: string }>('select qr_start_secret as secret from eid_order')
  const audit = JSON.stringify(await readAudit(shop.api.test.database, { limit: 1000 }))
  const tables: string[] = []
  for (const table of ['eid_order', 'customer', 'mail_outbox', 'session', 'rate_limits']) {
    const known = await shop.rows<{ name: string | null }>(`select to_regclass('${table}')::text as name`)
    if (known[0]?.name) tables.push(JSON.stringify(await shop.rows(`select * from ${table}`)))
  }
  expect(row?.secret).toMatch(/^v2\./)
  const marks = [
    ANNA_NUMBER,
    '19900602-2397',
    '0602-2397',
    'Anna',
    ANNA.email,
    token,
    qr,
    browser.cookie().split('=')[1] ?? '',
  ]
  for (const [place, text] of Object.entries({ log: lines.join(''), audit, tables: tables.join('') }))
    for (const mark of marks) expect([place, mark, text.includes(mark)]).toEqual([place, mark, false])
})
