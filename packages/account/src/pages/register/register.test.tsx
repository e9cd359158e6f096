import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { open } from '@klarsikt/page-kit/testing/mount'
import { act, screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadRegister } from './load-register.js'
import { RegisterPage } from './register-page.js'
import { register } from './register.js'

const visitor = mock('getCustomerDetails', () => new MockRefusal(401, { code: 'request.unauthorized', message: '' }))
const server = setupServer(visitor)
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const show = (query = '') =>
  open({
    path: '/mitt-konto/registrera',
    at: `/mitt-konto/registrera${query}`,
    load: (client, { url }) => loadRegister(client, url),
    mutate: register,
    page: RegisterPage,
  })

async function fill(
  user: ReturnType<typeof show>['user'],
  password = 'Visa-mer-2026',
  press: (button: HTMLElement) => unknown = (button) => user.click(button),
) {
  await user.type(await screen.findByLabelText('Förnamn'), 'Anna')
  await user.type(screen.getByLabelText('Efternamn'), 'Åberg')
  await user.type(screen.getByLabelText('E-post'), 'anna@klarsikt.example')
  await user.type(screen.getByLabelText('Mobilnummer'), '070-123 45 67')
  await user.type(screen.getByLabelText('Lösenord'), password)
  await user.type(screen.getByLabelText('Upprepa lösenord'), password)
  await user.click(screen.getByRole('checkbox'))
  await press(screen.getByRole('button', { name: 'Skapa konto' }))
}

describe('the registration', () => {
  it('sends a letter, says where to and for how long, and sends it again [AUTH-005]', async () => {
    server.use(
      mock('register', ({ body }) =>
        body.firstName === 'Anna' && body.termsAccepted
          ? { success: true as const, result: 'SuccessPendingEmail' as const, message: 'Nästan klart.' }
          : new MockRefusal(400, { code: 'request.invalid', message: JSON.stringify(body) }),
      ),
      mock('resendVerification', ({ body }) =>
        body.email === 'anna@klarsikt.example'
          ? { success: true as const }
          : new MockRefusal(400, { code: 'request.invalid', message: 'Fel adress.' }),
      ),
    )
    const { user } = show()
    await fill(user)
    expect(await screen.findByRole('heading', { name: 'Kolla din mejl' })).toBeVisible()
    expect(screen.getByText(/anna@klarsikt\.example.*24 timmar/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Logga in' })).toHaveAttribute('href', '/mitt-konto/logga-in')
    await user.click(await screen.findByRole('button', { name: 'Skicka mejlet igen' }))
    expect(await screen.findByText(/har vi skickat ett nytt mejl/)).toBeVisible()
    expect(screen.getByText(/anna@klarsikt\.example/)).toBeVisible()
  })

  it.each([
    ['/checkout', { next: '/checkout' }, '/mitt-konto/logga-in?next=%2Fcheckout'],
    ['//evil.example', {}, '/mitt-konto/logga-in'],
  ])('hands on where the log-in leads back to, where that is a page of the shop: %s', async (next, handed, login) => {
    const sent: unknown[] = []
    server.use(
      mock('register', ({ body }) => {
        sent.push('next' in body ? { next: body.next } : {})
        return { success: true as const, result: 'SuccessPendingEmail' as const, message: 'Nästan klart.' }
      }),
      mock(
        'resendVerification',
        ({ body: { email: _email, ...rest } }) => (sent.push(rest), { success: true as const }),
      ),
    )
    const { user } = show(`?next=${encodeURIComponent(next)}`)
    await fill(user)
    expect(await screen.findByRole('link', { name: 'Logga in' })).toHaveAttribute('href', login)
    await user.click(await screen.findByRole('button', { name: 'Skicka mejlet igen' }))
    expect(await screen.findByText(/har vi skickat ett nytt mejl/)).toBeVisible()
    expect(sent).toEqual([handed, handed])
  })

  it('sends one registration for a double press', async () => {
    let sent = 0
    server.use(
      mock('register', () => {
        sent += 1
        return { success: true as const, result: 'SuccessPendingEmail' as const, message: 'Nästan klart.' }
      }),
    )
    const { user } = show()
    // Both presses happen before React renders again.
    await fill(user, 'Visa-mer-2026', (button) =>
      act(() => {
        button.click()
        button.click()
      }),
    )
    expect(await screen.findByRole('heading', { name: 'Kolla din mejl' })).toBeVisible()
    expect(sent).toBe(1)
  })

  it('marks every field that is missing and sends nothing [VALID-010, VALID-013]', async () => {
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Skapa konto' }))
    await waitFor(() => expect(screen.getByLabelText('Förnamn')).toBeInvalid())
    for (const label of ['Efternamn', 'E-post', 'Mobilnummer', 'Lösenord', 'Upprepa lösenord'])
      expect(screen.getByLabelText(label)).toBeInvalid()
    expect(screen.getByRole('checkbox')).toBeInvalid()
  })

  it('says beside the password that it is too common, and loses nothing [VALID-011]', async () => {
    const fields = { password: 'Lösenordet är för vanligt. Välj ett annat.' }
    server.use(
      mock('register', () => new MockRefusal(400, { code: 'request.invalid', message: 'Rätta fälten.', fields })),
    )
    const { user } = show()
    await fill(user, 'sommar2026')
    await waitFor(() => expect(screen.getByLabelText('Lösenord')).toBeInvalid())
    expect(screen.getByLabelText('Lösenord')).toHaveAccessibleDescription(/för vanligt/)
    expect(screen.getByLabelText('Förnamn')).toHaveValue('Anna')
    expect(screen.getByRole('checkbox')).toBeChecked()
  })
})
