import { createShopClient } from '@klarsikt/contract/client'
import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadResetPassword } from './load-reset-password.js'
import { ResetPasswordPage } from './reset-password-page.js'
import { resetPassword } from './reset-password.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PATH = '/mitt-konto/nytt-losenord'
const TOKEN = 't'.repeat(43)
const show = (query = '') =>
  open({
    path: PATH,
    at: PATH + query,
    load: (_client, { url }) => loadResetPassword(url),
    mutate: resetPassword,
    page: ResetPasswordPage,
  })

async function choose(user: ReturnType<typeof show>['user']) {
  await user.type(await screen.findByLabelText('Nytt lösenord'), 'Visa-mer-2027')
  await user.type(screen.getByLabelText('Upprepa lösenord'), 'Visa-mer-2027')
  await user.click(screen.getByRole('button', { name: 'Spara lösenordet' }))
}

describe('a forgotten password', () => {
  it('gets the same answer whether there is an account or not', async () => {
    server.use(mock('requestPasswordReset', () => ({ success: true as const })))
    const { user } = show()
    await user.type(await screen.findByLabelText('E-post'), 'anna@klarsikt.example')
    await user.click(screen.getByRole('button', { name: 'Skicka länk' }))
    expect(await screen.findByText(/^Om det finns ett konto/)).toBeVisible()
  })

  it('comes back to where one came from, by the letter and the log-in', async () => {
    const asked: unknown[] = []
    server.use(
      mock('requestPasswordReset', ({ body: { next } }) => (asked.push(next), { success: true as const })),
      mock('resetPassword', () => ({ success: true as const })),
    )
    const first = show('?next=%2Fcheckout')
    await first.user.type(await screen.findByLabelText('E-post'), 'anna@klarsikt.example')
    await first.user.click(screen.getByRole('button', { name: 'Skicka länk' }))
    expect(await screen.findByText(/^Om det finns ett konto/)).toBeVisible()
    expect(asked).toEqual(['/checkout'])
    expect(screen.getByRole('link', { name: 'Logga in' })).toHaveAttribute(
      'href',
      '/mitt-konto/logga-in?next=%2Fcheckout',
    )
    first.unmount()
    show(`?token=${TOKEN}&next=%2Fcheckout`)
    const form = new FormData((await screen.findByLabelText('Nytt lösenord')).closest('form') ?? undefined)
    form.set('password', 'Visa-mer-2027')
    form.set('passwordRepeat', 'Visa-mer-2027')
    const client = createShopClient({ baseUrl: location.origin, apiKey: 'key', csrfToken: async () => 'token' })
    const led = await resetPassword(client, form).catch((answer: unknown) => answer)
    expect(led instanceof Response && led.headers.get('location')).toBe(
      '/mitt-konto/logga-in?klart=losenord&next=%2Fcheckout',
    )
  })

  it('asks for an address [VALID-008]', async () => {
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Skicka länk' }))
    await waitFor(() => expect(screen.getByLabelText('E-post')).toBeInvalid())
  })

  it('leads by the link of the letter to a new one, and on to the log-in', async () => {
    server.use(
      mock('resetPassword', ({ body }) =>
        body.token === TOKEN && body.password === 'Visa-mer-2027'
          ? { success: true as const }
          : new MockRefusal(400, { code: 'request.invalid', message: 'Fel.' }),
      ),
    )
    const { user } = show(`?token=${TOKEN}`)
    expect(await screen.findByText(/loggas alla enheter ut/)).toBeVisible()
    await choose(user)
    expect(await screen.findByText('at /mitt-konto/logga-in')).toBeVisible()
  })

  it('offers a new link where the old one has run out', async () => {
    const message = 'Länken gäller inte längre. Begär en ny.'
    server.use(
      mock('resetPassword', () => new MockRefusal(410, { code: 'password-reset.expired', message })),
      mock('requestPasswordReset', () => ({ success: true as const })),
    )
    const { user } = show(`?token=${TOKEN}`)
    await choose(user)
    expect(await screen.findByText(message)).toBeVisible()
    await user.type(screen.getByLabelText('E-post'), 'anna@klarsikt.example')
    await user.click(screen.getByRole('button', { name: 'Skicka länk' }))
    expect(await screen.findByText(/^Om det finns ett konto/)).toBeVisible()
  })

  it('marks passwords that differ [VALID-012]', async () => {
    const { user } = show(`?token=${TOKEN}`)
    await user.type(await screen.findByLabelText('Nytt lösenord'), 'Visa-mer-2027')
    await user.type(screen.getByLabelText('Upprepa lösenord'), 'Visa-mer-2028')
    await user.click(screen.getByRole('button', { name: 'Spara lösenordet' }))
    await waitFor(() => expect(screen.getByLabelText('Upprepa lösenord')).toBeInvalid())
  })
})
