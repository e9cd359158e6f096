import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { CUSTOMER } from '@klarsikt/page-kit/testing/customer'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadLogin } from './load-login.js'
import { logIn } from './log-in.js'
import { LoginPage } from './login-page.js'

const visitor = mock('getCustomerDetails', () => new MockRefusal(401, { code: 'request.unauthorized', message: '' }))
const server = setupServer(
  visitor,
  mock('getEid', () => ({ data: null })),
)
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const show = (at = '/mitt-konto/logga-in') =>
  open({
    path: '/mitt-konto/logga-in',
    at,
    load: (client, { url }) => loadLogin(client, url),
    mutate: logIn,
    page: LoginPage,
  })

async function fill(user: ReturnType<typeof show>['user']) {
  await user.type(await screen.findByLabelText('E-post'), 'anna@klarsikt.example')
  await user.type(screen.getByLabelText('Lösenord'), 'Visa-mer-2026')
  await user.click(screen.getByRole('button', { name: 'Logga in' }))
}
const user = { isStore: false, name: 'Anna' }

describe('the log-in', () => {
  it('leads to the account, or back to where one came from [AUTH-001]', async () => {
    server.use(mock('login', () => ({ success: true as const, user })))
    const first = show()
    expect(await screen.findByText(/^Se dina ordrar, returer, recept och fakturor/)).toBeVisible()
    await fill(first.user)
    expect(await screen.findByText('at /mitt-konto')).toBeVisible()
    first.unmount()
    const second = show('/mitt-konto/logga-in?next=%2Fmitt-konto%2Fordrar')
    await fill(second.user)
    expect(await screen.findByText('at /mitt-konto/ordrar')).toBeVisible()
  })

  it.each([
    ['losenord', 'Ditt lösenord är ändrat. Logga in med det nya lösenordet.'],
    ['utloggad', 'Du är utloggad.'],
  ])('says what has just been done: %s', async (done, message) => {
    show(`/mitt-konto/logga-in?klart=${done}`)
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText('E-post')).toBeVisible()
  })

  it('keeps it in mind on the ways to an account and to a new password', async () => {
    show('/mitt-konto/logga-in?next=%2Fcheckout')
    const register = await screen.findByRole('link', { name: 'Skapa konto' })
    expect(register).toHaveAttribute('href', '/mitt-konto/registrera?next=%2Fcheckout')
    const forgotten = screen.getByRole('link', { name: 'Glömt lösenordet?' })
    expect(forgotten.getAttribute('href')).toMatch(/\?next=%2Fcheckout$/)
  })

  it('never leads to another site', async () => {
    server.use(mock('login', () => ({ success: true as const, user })))
    const { user: person } = show('/mitt-konto/logga-in?next=%2F%2Fevil.example')
    await fill(person)
    expect(await screen.findByText('at /mitt-konto')).toBeVisible()
  })

  it('says that address or password are wrong, keeps the address and forgets the password [ERR-001]', async () => {
    const message = 'E-postadressen eller lösenordet stämmer inte. Försök igen.'
    server.use(mock('login', () => new MockRefusal(401, { code: 'login.failed', message })))
    const { user: person } = show()
    await fill(person)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByLabelText('E-post')).toHaveValue('anna@klarsikt.example')
  })

  it.each([
    ['unavailable', 503],
    ['unexpected', 500],
  ] as const)('says that one cannot log in at the moment: %s [ERR-007]', async (code, status) => {
    server.use(mock('login', () => new MockRefusal(status, { code, message: 'Något gick fel.' })))
    const { user: person } = show()
    await fill(person)
    expect(await screen.findByRole('alert')).toHaveTextContent('Det går inte att logga in just nu.')
    expect(screen.getByLabelText('E-post')).toHaveValue('anna@klarsikt.example')
  })

  it('marks what is missing before anything is sent [VALID-008, VALID-010]', async () => {
    const { user: person } = show()
    await person.click(await screen.findByRole('button', { name: 'Logga in' }))
    await waitFor(() => expect(screen.getByLabelText('E-post')).toBeInvalid())
    expect(screen.getByLabelText('Lösenord')).toBeInvalid()
  })

  it('asks for new terms and goes on [AUTH-004]', async () => {
    server.use(
      mock('login', () => ({
        success: false as const,
        result: 'TermsNotAccepted' as const,
        message: 'Nya villkor.',
        termsVersion: '2026-11',
      })),
      mock('acceptTerms', ({ body }) =>
        body.version === '2026-11'
          ? { success: true as const, user }
          : new MockRefusal(409, { code: 'login.expired', message: 'För sent.' }),
      ),
    )
    const { user: person } = show('/mitt-konto/logga-in?next=%2Fcheckout')
    await fill(person)
    await person.click(await screen.findByRole('button', { name: 'Godkänn och fortsätt' }))
    expect(await screen.findByText('at /checkout')).toBeVisible()
  })

  it('asks to verify the address, and mails the link again [AUTH-005]', async () => {
    server.use(
      mock('login', () => ({
        success: false as const,
        result: 'EmailNotVerified' as const,
        message: 'Bekräfta adressen.',
      })),
      mock('resendVerification', () => ({ success: true as const })),
    )
    const { user: person } = show()
    await fill(person)
    expect(await screen.findByText('Bekräfta adressen.')).toBeVisible()
    await person.click(await screen.findByRole('button', { name: 'Skicka mejlet igen' }))
    expect(await screen.findByText(/har vi skickat ett nytt mejl/)).toBeVisible()
  })

  it('verifies by a press and not by being opened [AUTH-005, ERR-006]', async () => {
    let used = 0
    server.use(mock('verifyEmail', () => ((used += 1), { success: true as const })))
    const { user: person } = show(`/mitt-konto/logga-in?verifiera=${'t'.repeat(43)}`)
    await screen.findByRole('heading', { name: 'Bekräfta din e-postadress' })
    expect(used).toBe(0)
    await person.click(screen.getByRole('button', { name: 'Bekräfta' }))
    expect(await screen.findByText('Tack, din e-postadress är bekräftad.')).toBeVisible()
    expect(screen.getByLabelText('E-post')).toBeVisible()
  })

  it.each([
    ['verification.done', 409, 'E-postadressen är redan bekräftad. Du kan logga in.'],
    ['verification.expired', 410, 'Länken gäller inte längre.'],
  ] as const)('leaves no button behind after a link that is %s [ERR-006]', async (code, status, message) => {
    server.use(mock('verifyEmail', () => new MockRefusal(status, { code, message })))
    const { user: person } = show(`/mitt-konto/logga-in?verifiera=${'t'.repeat(43)}`)
    await person.click(await screen.findByRole('button', { name: 'Bekräfta' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Bekräfta' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Logga in' })).toBeVisible()
  })

  it('stops a change of the address by a press, and leads to a new password', async () => {
    server.use(mock('stopEmailChange', () => ({ success: true as const })))
    const { user: person } = show(`/mitt-konto/logga-in?stoppa=${'t'.repeat(43)}`)
    await person.click(await screen.findByRole('button', { name: 'Stoppa bytet' }))
    expect(await screen.findByText(/^Bytet är stoppat och alla enheter är utloggade/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Välj ett nytt lösenord' })).toBeVisible()
  })

  it('says that one is logged in already, as whom, and where that leads', async () => {
    server.use(mock('getCustomerDetails', () => ({ data: CUSTOMER })))
    const first = show('/mitt-konto/logga-in?next=%2Fcheckout')
    expect(await screen.findByText(`Du är redan inloggad som ${CUSTOMER.firstName}.`)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Fortsätt' })).toHaveAttribute('href', '/checkout')
    first.unmount()
    server.use(mock('getCustomerDetails', () => new MockRefusal(403, { code: 'request.forbidden', message: '' })))
    show()
    expect(await screen.findByText(/^Du är inloggad som butik/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Till butikens sidor' })).toHaveAttribute('href', '/butik-personal')
  })
})
