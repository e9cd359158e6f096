import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { CollectEidReply } from '@klarsikt/contract/shop/types'
import { autostartHref, isMobile } from '@klarsikt/core/bankid'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadLogin } from './load-login.js'
import { logIn } from './log-in.js'
import { LoginPage } from './login-page.js'

const ORDER = '67df3917-fa0d-44e5-b327-edcc928297f8'
const QR = 'bankid.token.0.code'
const offered = mock('getEid', () => ({ data: { appUrl: null } }))
const started = mock('startEid', () => ({ success: true as const, orderRef: ORDER, autoStartToken: 'auto', qr: QR }))
const collecting = (of: Partial<Extract<CollectEidReply, { hintCode: string }>>) => ({
  success: true as const,
  orderRef: ORDER,
  status: 'pending' as const,
  hintCode: 'outstandingTransaction',
  qr: QR,
  autoStartToken: 'auto',
  message: '',
  ...of,
})
const complete = { orderRef: ORDER, status: 'complete' as const, hintCode: null, qr: null }
const loggedIn = { success: true as const, ...complete, message: 'Klart!', user: { isStore: false, name: 'Anna' } }
const unknown = { success: false as const, ...complete, result: 'EidEmailNotVerified' as const, message: '' }

const visitor = mock('getCustomerDetails', () => new MockRefusal(401, { code: 'request.unauthorized', message: '' }))
const server = setupServer(visitor, offered, started)
beforeAll(() => server.listen())
afterEach(() => {
  server.resetHandlers(visitor, offered, started)
  sessionStorage.clear()
})
afterAll(() => server.close())

const show = (at = '/mitt-konto/logga-in') =>
  open({
    path: '/mitt-konto/logga-in',
    at,
    load: (client, { url }) => loadLogin(client, url),
    mutate: logIn,
    page: LoginPage,
  })
const press = async (user: ReturnType<typeof show>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }))
const LOGIN = 'Logga in med Mobilt BankID'

/** Gives the replies one after the other, and repeats the last one. */
function answers(...replies: (CollectEidReply | MockRefusal)[]) {
  let asked = 0
  server.use(
    mock('collectEid', () => (replies[Math.min(asked++, replies.length - 1)] ?? collecting({})) as CollectEidReply),
  )
  return () => asked
}

async function saysInStatus(words: string | RegExp) {
  expect(await screen.findByText(words)).toHaveAttribute('role', 'status')
}

describe('the log-in by BankID', () => {
  it('is not shown where it is not configured', async () => {
    server.use(mock('getEid', () => ({ data: null })))
    show()
    expect(await screen.findByLabelText('E-post')).toBeVisible()
    expect(screen.queryByRole('button', { name: LOGIN })).toBeNull()
  })

  it('shows the code, each step in words, and leads back to where one came from [AUTH-002]', async () => {
    answers(collecting({ hintCode: 'userSign', qr: null, autoStartToken: null }), loggedIn)
    const { user } = show('/mitt-konto/logga-in?next=%2Fmitt-konto%2Fordrar')
    await press(user, LOGIN)
    expect(await screen.findByRole('img', { name: /^QR-kod för inloggning/ })).toBeVisible()
    await saysInStatus(/^Skriv in din säkerhetskod/)
    expect(await screen.findByText('at /mitt-konto/ordrar')).toBeVisible()
  })

  it('opens the app on this device by its link', async () => {
    answers(collecting({ autoStartToken: 'auto 2' }))
    const { user } = show()
    await press(user, LOGIN)
    await press(user, 'BankID på den här enheten')
    const link = await screen.findByRole('link', { name: 'Öppna BankID' })
    expect(link).toHaveAttribute('href', 'bankid:///?autostarttoken=auto&redirect=null')
    await waitFor(() => expect(link).toHaveAttribute('href', 'bankid:///?autostarttoken=auto%202&redirect=null'))
  })

  it.each([
    ['userCancel', 'Åtgärden avbröts.', 'Inloggningen med BankID avbröts.'],
    ['startFailed', /^QR-koden kunde inte läsas av/, /^Tiden för BankID har gått ut/],
  ])('says why nothing came of it, and begins again: %s [ERR-004, ERR-005]', async (hintCode, words, advice) => {
    answers(collecting({ status: 'failed', hintCode, qr: null, autoStartToken: null }), loggedIn)
    const { user } = show()
    await press(user, LOGIN)
    await saysInStatus(words)
    expect(screen.getByText(advice)).toBeVisible()
    await press(user, 'Försök igen')
    expect(await screen.findByText('at /mitt-konto')).toBeVisible()
  })

  it.each([
    ['transactionRiskBlocked', /^BankID stoppade åtgärden av säkerhetsskäl/],
    ['notSupportedByUserApp', /^Din BankID-app behöver uppdateras/],
  ])('says of %s only what it is: no time has run out', async (hintCode, words) => {
    answers(collecting({ status: 'failed', hintCode, qr: null, autoStartToken: null }))
    const { user } = show()
    await press(user, LOGIN)
    await saysInStatus(words)
    expect(screen.queryByText(/^Tiden för BankID har gått ut/)).toBeNull()
  })

  it('says that BankID has trouble, and how else one logs in [ERR-003]', async () => {
    server.use(mock('startEid', () => new MockRefusal(503, { code: 'eid.unavailable', message: 'Det är problem.' })))
    const { user } = show()
    await press(user, LOGIN)
    expect(await screen.findByText(/problem med inloggning via Mobilt BankID/)).toBeVisible()
    expect(screen.getByLabelText('E-post')).toBeVisible()
    expect(screen.queryByText(/^Tekniskt fel hos BankID/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'BankID på den här enheten' })).toBeNull()
  })

  it('goes on when the page is loaded again between the scan and the signature [AUTH-002]', async () => {
    answers(collecting({ hintCode: 'userSign', qr: null, autoStartToken: null }))
    const first = show('/mitt-konto/logga-in?next=%2Fcheckout')
    await press(first.user, LOGIN)
    await saysInStatus(/^Skriv in din säkerhetskod/)
    first.unmount()
    answers(loggedIn)
    const second = show('/mitt-konto/logga-in?next=%2Fcheckout')
    expect(await screen.findByText('at /checkout')).toBeVisible()
    second.unmount()
    show()
    expect(await screen.findByRole('button', { name: LOGIN })).toBeVisible()
  })

  it('is cancelled, and gives the focus back', async () => {
    answers(collecting({}))
    let cancelled: unknown
    server.use(mock('cancelEid', ({ body }) => ((cancelled = body), { success: true as const })))
    const { user } = show()
    await press(user, LOGIN)
    expect(await screen.findByRole('img', { name: /^QR-kod/ })).toBeVisible()
    await press(user, 'Avbryt')
    const button = await screen.findByRole('button', { name: LOGIN })
    await waitFor(() => expect(button.parentElement).toHaveFocus())
    await waitFor(() => expect(cancelled).toEqual({ orderRef: ORDER }))
  })

  it('goes on when the app leads back, and offers to begin where there is nothing to go on with', async () => {
    answers(loggedIn)
    const first = show('/mitt-konto/logga-in?bankid=fortsatt')
    expect(await screen.findByText('at /mitt-konto')).toBeVisible()
    first.unmount()
    answers(new MockRefusal(404, { code: 'eid.order-not-found', message: 'Tiden har gått ut.' }))
    show('/mitt-konto/logga-in?bankid=fortsatt')
    expect(await screen.findByRole('button', { name: LOGIN })).toBeVisible()
  })

  it.each([
    ['Läs och godkänn våra kontovillkor, så är ditt konto klart.', /^Läs och godkänn/],
    ['Våra kontovillkor har uppdaterats. Godkänn dem för att fortsätta.', /har uppdaterats/],
  ])('asks for terms, the first ones or new ones: %s [AUTH-004]', async (message, words) => {
    answers({ ...unknown, result: 'TermsNotAccepted', termsVersion: '2026-11', message })
    server.use(mock('acceptTerms', () => ({ success: true as const, user: loggedIn.user })))
    const { user } = show()
    await press(user, LOGIN)
    expect(await screen.findByText(words)).toBeVisible()
    await press(user, 'Godkänn och fortsätt')
    expect(await screen.findByText('at /mitt-konto')).toBeVisible()
  })
})

describe('an address for a BankID', () => {
  it('is asked for the first time, confirmed by its letter, and then one is logged in [ENUM-013]', async () => {
    answers(unknown, loggedIn)
    const message = 'Öppna länken i mejlet vi skickade till anna@klarsikt.example.'
    server.use(
      mock('connectEidEmail', () => ({ success: true as const, result: 'EidEmailNotVerified' as const, message })),
    )
    const { user } = show('/mitt-konto/logga-in?next=%2Fcheckout')
    await press(user, LOGIN)
    expect(await screen.findByRole('heading', { name: 'Vilken e-postadress har du?' })).toBeVisible()
    await press(user, 'Skicka länk')
    await waitFor(() => expect(screen.getByLabelText('E-post')).toBeInvalid())
    await user.type(screen.getByLabelText('E-post'), 'anna@klarsikt.example')
    await press(user, 'Skicka länk')
    expect(await screen.findByText(message)).toBeVisible()
    await press(user, 'Ange en annan adress')
    expect(await screen.findByLabelText('E-post')).toBeVisible()
    await user.type(screen.getByLabelText('E-post'), 'anna@klarsikt.example')
    await press(user, 'Skicka länk')
    await press(user, 'Jag har bekräftat adressen')
    expect(await screen.findByText('at /checkout')).toBeVisible()
  })

  it('is confirmed by a press and not by being opened', async () => {
    let used = 0
    server.use(mock('confirmEidEmail', () => ((used += 1), { success: true as const })))
    const { user } = show(`/mitt-konto/logga-in?bankid=${'t'.repeat(43)}`)
    await screen.findByRole('heading', { name: 'Bekräfta adressen för ditt BankID' })
    expect(used).toBe(0)
    await press(user, 'Bekräfta')
    expect(await screen.findByText('Adressen är bekräftad. Nu kan du logga in med BankID.')).toBeVisible()
    expect(screen.getByRole('button', { name: LOGIN })).toBeVisible()
  })

  it('is confirmed in the browser of the identification, which is led back to where it was', async () => {
    server.use(mock('confirmEidEmail', () => ({ success: true as const, user: loggedIn.user })))
    const { user } = show(`/mitt-konto/logga-in?bankid=${'t'.repeat(43)}&next=%2Fcheckout`)
    await press(user, 'Bekräfta')
    expect(await screen.findByText('at /checkout')).toBeVisible()
  })

  it('is not confirmed by a link that is good no longer', async () => {
    const message = 'Länken gäller inte längre.'
    server.use(mock('confirmEidEmail', () => new MockRefusal(410, { code: 'verification.expired', message })))
    const { user } = show(`/mitt-konto/logga-in?bankid=${'t'.repeat(43)}`)
    await press(user, 'Bekräfta')
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
  })
})

it('makes the link of each kind of device', () => {
  expect(autostartHref('a', null, true)).toBe('https://app.bankid.com/?autostarttoken=a')
  expect(autostartHref('a', null, false)).toBe('bankid:///?autostarttoken=a&redirect=null')
  expect(autostartHref('a', 'http://shop.test/sandbox/bankid', true)).toBe(
    'http://shop.test/sandbox/bankid?autostarttoken=a',
  )
  expect(isMobile({ userAgent: 'Mozilla/5.0 (iPhone; …)', maxTouchPoints: 5 })).toBe(true)
  expect(isMobile({ userAgent: 'Mozilla/5.0 (Macintosh; …)', maxTouchPoints: 5 })).toBe(true)
  expect(isMobile({ userAgent: 'Mozilla/5.0 (Macintosh; …)', maxTouchPoints: 0 })).toBe(false)
})
