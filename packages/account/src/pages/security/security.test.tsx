import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { CUSTOMER, PHONE, THIS_DEVICE, UNKNOWN_DEVICE } from '@klarsikt/page-kit/testing/customer'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changeSecurity } from './change-security.js'
import { loadSecurity } from './load-security.js'
import { SecurityPage } from './security-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const show = (devices = [THIS_DEVICE, PHONE, UNKNOWN_DEVICE]) => {
  server.use(
    mock('getCustomerDetails', () => ({ data: CUSTOMER })),
    mock('getLoginSessions', () => ({ data: devices })),
    mock('getPasskeys', () => ({ data: [] })),
  )
  return open({ path: '/mitt-konto/sakerhet', load: loadSecurity, mutate: changeSecurity, page: SecurityPage })
}
type Person = ReturnType<typeof show>['user']

async function typePasswords(user: Person, repeat = 'Visa-mindre-2027') {
  await user.type(await screen.findByLabelText('Nuvarande lösenord'), 'Visa-mer-2026')
  await user.type(screen.getByLabelText('Nytt lösenord'), 'Visa-mindre-2027')
  await user.type(screen.getByLabelText('Upprepa lösenord'), repeat)
  await user.click(screen.getByRole('button', { name: 'Spara lösenordet' }))
}
async function typeEmail(user: Person) {
  await user.type(await screen.findByLabelText('Ny e-postadress'), 'anna.ek@klarsikt.example')
  await user.click(screen.getByRole('button', { name: 'Skicka länk' }))
}

describe('the password', () => {
  it('is changed, and the form is empty again', async () => {
    const { user } = show()
    server.use(mock('changePassword', () => ({ success: true as const })))
    await typePasswords(user)
    expect(await screen.findByText(/Ditt lösenord är ändrat\. Alla andra enheter är utloggade/)).toBeVisible()
    expect(screen.getByLabelText('Nuvarande lösenord')).toHaveValue('')
    expect(screen.getByLabelText('Nytt lösenord')).toHaveValue('')
  })

  it('is typed twice alike [VALID-012]', async () => {
    const { user } = show()
    await typePasswords(user, 'annat-helt')
    await waitFor(() => expect(screen.getByLabelText('Upprepa lösenord')).toBeInvalid())
  })

  it('stays when the old one is wrong, which is said at its field', async () => {
    const { user } = show()
    const fields = { oldPassword: 'Lösenordet stämmer inte.' }
    server.use(
      mock('changePassword', () => new MockRefusal(422, { code: 'request.invalid', message: 'Rätta.', fields })),
    )
    await typePasswords(user)
    expect(await screen.findByText('Lösenordet stämmer inte.')).toBeVisible()
    expect(screen.getByLabelText('Nuvarande lösenord')).toBeInvalid()
    // The answer holds no password, but the refused repetition stays wrong until it is changed.
    await user.click(screen.getByLabelText('Upprepa lösenord'))
    await user.keyboard('7')
    await user.tab()
    expect(await screen.findByText('Lösenorden stämmer inte överens.')).toBeVisible()
    expect(screen.getByText('Lösenordet stämmer inte.')).toBeVisible()
    await user.type(screen.getByLabelText('Nuvarande lösenord'), '-nytt')
    expect(screen.queryByText('Lösenordet stämmer inte.')).toBeNull()
  })
})

describe('the e-mail address', () => {
  it('waits for its letter', async () => {
    const { user } = show()
    server.use(mock('changeEmail', () => ({ success: true as const })))
    await typeEmail(user)
    expect(await screen.findByText(/länken vi har skickat till anna\.ek@klarsikt\.example/)).toBeVisible()
  })

  it('asks for a recent log-in, with the way there and back', async () => {
    const { user } = show()
    const message = 'Logga in igen för att fortsätta.'
    server.use(mock('changeEmail', () => new MockRefusal(403, { code: 'login.step-up-required', message })))
    await typeEmail(user)
    expect(await screen.findByText(message)).toBeVisible()
    const way = screen.getByRole('link', { name: 'Logga in' }).getAttribute('href') ?? ''
    expect(new URL(way, 'http://shop').searchParams.get('next')).toBe('/mitt-konto/s%C3%A4kerhet')
    expect(screen.getByLabelText('Ny e-postadress')).toHaveValue('anna.ek@klarsikt.example')
  })
})

describe('the devices', () => {
  it('are listed with network and last use, and ended one by one or all at once', async () => {
    const ended: unknown[] = []
    const { user } = show()
    server.use(mock('endLoginSessions', ({ body }) => (ended.push(body), { success: true as const })))
    expect(await screen.findByText('Den här enheten')).toBeVisible()
    expect(screen.getAllByText('Senast använd 24 november 2026 kl. 11:04')).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Logga ut Safari, iPhone' }))
    expect(await screen.findByText('Enheten är utloggad.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Logga ut alla andra enheter' }))
    expect(await screen.findByText('Alla andra enheter är utloggade.')).toBeVisible()
    expect(ended).toEqual([{ id: 'b' }, {}])
  })

  it('ask for a log-in that is recent before they are ended', async () => {
    const { user } = show()
    const message = 'Logga in igen för att fortsätta.'
    server.use(mock('endLoginSessions', () => new MockRefusal(403, { code: 'login.step-up-required', message })))
    await user.click(await screen.findByRole('button', { name: 'Logga ut alla andra enheter' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Logga in' })).toBeVisible()
  })

  it('say that there is no other', async () => {
    show([THIS_DEVICE])
    expect(await screen.findByText('Du är bara inloggad på den här enheten.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Logga ut/ })).toBeNull()
  })

  it('lead to the log-in when the session has ended meanwhile', async () => {
    const { user } = show()
    server.use(
      mock('endLoginSessions', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Logga in.' })),
    )
    await user.click(await screen.findByRole('button', { name: 'Logga ut alla andra enheter' }))
    expect(await screen.findByText('at /mitt-konto/logga-in')).toBeVisible()
  })
})
