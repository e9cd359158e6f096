import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { open } from '@klarsikt/page-kit/testing/mount'
import { installPasskeys, LOGIN_OPTIONS } from '@klarsikt/page-kit/testing/passkey-browser'
import { act, screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadLogin } from './load-login.js'
import { logIn } from './log-in.js'
import { LoginPage } from './login-page.js'

const server = setupServer(
  mock('getEid', () => ({ data: null })),
  mock('getCustomerDetails', () => new MockRefusal(401, { code: 'request.unauthorized', message: '' })),
)
const user = { isStore: false, name: 'Anna' }
const NAME = 'Logga in med nyckel (passkey)'
let passkeys: ReturnType<typeof installPasskeys> | null = null
let sent: unknown[] = []

beforeAll(() => server.listen())
beforeEach(() => {
  sent = []
  server.use(
    mock('passkeyLoginOptions', () => ({ success: true as const, options: LOGIN_OPTIONS })),
    mock('loginByPasskey', ({ body }) => (sent.push(body), { success: true as const, user })),
  )
})
afterEach(() => {
  server.resetHandlers()
  passkeys?.remove()
  passkeys = null
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
const button = () => screen.findByRole('button', { name: NAME })

describe('a log-in by passkey', () => {
  it('is a press, and leads back to where one came from [AUTH-001]', async () => {
    passkeys = installPasskeys()
    const { user: person } = show('/mitt-konto/logga-in?next=%2Fmitt-konto%2Fordrar')
    await person.click(await button())
    expect(await screen.findByText('at /mitt-konto/ordrar')).toBeVisible()
    expect(passkeys.asked).toEqual(['window'])
    expect(sent).toMatchObject([{ response: { id: 'a2V5', response: { userHandle: 'YW5uYQ' } } }])
  })

  it('is offered where the address is filled in, and a press takes its place', async () => {
    passkeys = installPasskeys({ hasAutofill: true })
    const { user: person } = show()
    expect(await screen.findByLabelText('E-post')).toHaveAttribute('autocomplete', 'username webauthn')
    await waitFor(() => expect(passkeys?.asked).toEqual(['autofill']))
    passkeys.answer = 'NotAllowedError'
    await person.click(await button())
    expect(await screen.findByRole('alert')).toHaveTextContent('avbröts')
    await waitFor(() => expect(passkeys?.asked).toEqual(['autofill', 'window', 'autofill']))
    passkeys.answer = 'passkey'
    await act(async () => passkeys?.choose())
    expect(await screen.findByText('at /mitt-konto')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  it('is asked for again when the quiet question comes late and takes its place', async () => {
    passkeys = installPasskeys({ hasAutofill: true, isAutofillLate: true })
    const { user: person } = show()
    await waitFor(() => expect(passkeys?.waiting).toBe(true))
    passkeys.answer = 'waits'
    await person.click(await button())
    await waitFor(() => expect(passkeys?.asked).toEqual(['window']))
    passkeys.answer = 'passkey'
    await act(async () => passkeys?.letAutofillBegin())
    expect(await screen.findByText('at /mitt-konto')).toBeVisible()
    expect(passkeys.asked).toEqual(['window', 'autofill', 'window'])
  })

  it.each([
    ['NotAllowedError', /avbröts/],
    ['SecurityError', /Det gick inte att använda en nyckel här/],
  ] as const)('says what a browser that answers %s means', async (answer, text) => {
    passkeys = installPasskeys()
    passkeys.answer = answer
    const { user: person } = show()
    await person.click(await button())
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(await button()).not.toHaveAttribute('aria-busy')
    expect(sent).toEqual([])
  })

  it('says that the passkey is not known', async () => {
    passkeys = installPasskeys()
    server.use(mock('loginByPasskey', () => new MockRefusal(401, { code: 'login.failed', message: 'Fel lösenord.' })))
    const { user: person } = show()
    await person.click(await button())
    expect(await screen.findByRole('alert')).toHaveTextContent('Nyckeln känns inte igen.')
    expect(await button()).not.toHaveAttribute('aria-busy')
  })

  it('says what the backend has against the question, when it was pressed for', async () => {
    passkeys = installPasskeys({ hasAutofill: true })
    server.use(
      mock('passkeyLoginOptions', () => new MockRefusal(429, { code: 'rate-limited', message: 'Vänta lite.' })),
    )
    const { user: person } = show()
    await screen.findByLabelText('E-post')
    expect(screen.queryByRole('alert')).toBeNull()
    await person.click(await button())
    expect(await screen.findByRole('alert')).toHaveTextContent('Vänta lite.')
  })

  it('asks for new terms, and to verify the address, of which it has none to mail to again [AUTH-004, AUTH-005]', async () => {
    passkeys = installPasskeys()
    const stopped = { success: false as const, message: 'Nya villkor.' }
    server.use(mock('loginByPasskey', () => ({ ...stopped, result: 'TermsNotAccepted' as const, termsVersion: '1' })))
    const first = show()
    await first.user.click(await button())
    expect(await screen.findByRole('button', { name: 'Godkänn och fortsätt' })).toBeVisible()
    first.unmount()
    server.use(
      mock('loginByPasskey', () => ({ ...stopped, result: 'EmailNotVerified' as const, message: 'Bekräfta.' })),
    )
    const second = show()
    await second.user.click(await button())
    expect(await screen.findByText('Bekräfta.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Skicka mejlet igen' })).toBeNull()
  })

  it('is not offered by a browser without passkeys, which asks for nothing', async () => {
    show()
    await screen.findByLabelText('E-post')
    expect(screen.getByText(NAME).closest('div')).toHaveClass(/hidden/)
    expect(sent).toEqual([])
  })
})
