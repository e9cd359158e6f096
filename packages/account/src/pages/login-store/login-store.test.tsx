import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { StaffCodeChannel } from '@klarsikt/core/staff'
import { open } from '@klarsikt/page-kit/testing/mount'
import { installPasskeys, LOGIN_OPTIONS, STORE_OPTIONS } from '@klarsikt/page-kit/testing/passkey-browser'
import { screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadLoginStore } from './load-login-store.js'
import { logInStore } from './log-in-store.js'
import { LoginStorePage } from './login-store-page.js'

const server = setupServer()
beforeAll(() => server.listen())
let browser: ReturnType<typeof installPasskeys> | null = null
afterEach(() => {
  server.resetHandlers()
  browser?.remove()
  browser = null
})
afterAll(() => server.close())

const PATH = '/mitt-konto/logga-in/butik'
const show = (query = '') =>
  open({
    path: PATH,
    at: PATH + query,
    load: (_client, { url }) => loadLoginStore(url),
    mutate: logInStore,
    page: LoginStorePage,
  })

const SENT = 'Vi har skickat en kod till b***@klarsikt.example. Den gäller i 10 minuter.'
const BY_EMAIL = { channel: 'email' as const, channels: ['email' as const] }
const codeSent = (hasPasskey = false, ways: { channel: StaffCodeChannel; channels: StaffCodeChannel[] } = BY_EMAIL) =>
  mock('loginStore', ({ body }) =>
    body.storeId === 1001 && body.employeeNumber === '1001'
      ? { success: false as const, result: 'CodeRequired' as const, message: SENT, hasPasskey, ...ways }
      : new MockRefusal(401, { code: 'store-login.failed', message: 'Stämmer inte.' }),
  )

async function fill(user: ReturnType<typeof show>['user'], employeeNumber = '1001') {
  await user.type(await screen.findByLabelText('Butiksnummer'), '1001')
  await user.type(screen.getByLabelText('Anställningsnummer'), employeeNumber)
  await user.type(screen.getByLabelText('Lösenord'), 'Visa-mer-2026')
  await user.click(screen.getByRole('button', { name: 'Fortsätt' }))
}

async function enterCode(user: ReturnType<typeof show>['user'], code: string) {
  await user.type(await screen.findByLabelText('Engångskod'), code)
  await user.click(screen.getByRole('button', { name: 'Logga in' }))
}

it('asks for the code that was sent, and leads to the pages of the staff [STAFF-001, STAFF-008]', async () => {
  server.use(
    codeSent(),
    mock('confirmStoreLogin', ({ body }) =>
      body.code === '123456'
        ? { success: true as const, user: { isStore: true, name: 'Stockholm City' } }
        : new MockRefusal(422, { code: 'one-time-code.wrong', message: 'Koden stämmer inte.' }),
    ),
  )
  const { user } = show()
  await fill(user)
  expect(await screen.findByRole('heading', { level: 1, name: 'Ange koden' })).toBeVisible()
  expect(screen.getByText(SENT)).toBeVisible()
  await enterCode(user, '654321')
  await waitFor(() => expect(screen.getByLabelText('Engångskod')).toBeInvalid())
  expect(screen.getByLabelText('Engångskod')).toHaveAccessibleDescription(/Koden stämmer inte/)
  expect(screen.getByText(SENT)).toBeVisible()
  await user.clear(screen.getByLabelText('Engångskod'))
  await enterCode(user, '123 456')
  expect(await screen.findByText('at /butik-personal')).toBeVisible()
})

it.each([
  ['/butik-personal/s%C3%A4kerhet', 'at /butik-personal/säkerhet'],
  ['//evil.example', 'at /butik-personal'],
])('leads back to where the log-in was asked for, on this site only: %s', async (next, at) => {
  server.use(
    codeSent(),
    mock('confirmStoreLogin', ({ body }) =>
      body.code === '123456'
        ? { success: true as const, user: { isStore: true, name: 'Stockholm City' } }
        : new MockRefusal(422, { code: 'one-time-code.wrong', message: 'Koden stämmer inte.' }),
    ),
  )
  const { user } = show(`?next=${encodeURIComponent(next)}`)
  await fill(user)
  await enterCode(user, '654321')
  await waitFor(() => expect(screen.getByLabelText('Engångskod')).toBeInvalid())
  const again = screen.getByRole('link', { name: 'Börja om' }).getAttribute('href')
  expect(again).toBe(next.startsWith('//') ? PATH : `${PATH}?next=${encodeURIComponent(next)}`)
  await user.clear(screen.getByLabelText('Engångskod'))
  await enterCode(user, '123456')
  expect(await screen.findByText(at)).toBeVisible()
})

it('says that something is wrong, and forgets the password', async () => {
  server.use(codeSent())
  const { user } = show()
  await fill(user, '1002')
  expect(await screen.findByRole('alert')).toHaveTextContent('Stämmer inte.')
  expect(screen.getByLabelText('Anställningsnummer')).toHaveValue('1002')
})

it('marks what is missing before anything is sent', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Fortsätt' }))
  await waitFor(() => expect(screen.getByLabelText('Butiksnummer')).toBeInvalid())
  expect(screen.getByLabelText('Anställningsnummer')).toBeInvalid()
  expect(screen.getByLabelText('Lösenord')).toBeInvalid()
})

it('begins again when the code has run out', async () => {
  server.use(
    codeSent(),
    mock('confirmStoreLogin', () => new MockRefusal(409, { code: 'store-login.expired', message: 'Logga in igen.' })),
  )
  const { user } = show()
  await fill(user)
  await enterCode(user, '123456')
  expect(await screen.findByText('Logga in igen.')).toBeVisible()
  expect(screen.getByLabelText('Butiksnummer')).toBeVisible()
})

describe('another code', () => {
  const SMS = 'Vi har skickat en kod med sms till numret som slutar på 05. Den gäller i 10 minuter.'
  const both = ['sms' as const, 'email' as const]
  const resent = (body: { channel?: StaffCodeChannel | undefined }) => ({
    success: false as const,
    result: 'CodeRequired' as const,
    message: body.channel === 'email' ? SENT : SMS,
    hasPasskey: false,
    channel: body.channel ?? ('sms' as const),
    channels: both,
  })

  it('comes by the way that was used, or by the other', async () => {
    const asked: unknown[] = []
    server.use(
      codeSent(false, { channel: 'sms', channels: both }),
      mock('resendStoreCode', ({ body }) => (asked.push(body.channel), resent(body))),
    )
    const { user } = show()
    await fill(user)
    await user.click(await screen.findByRole('button', { name: 'Skicka koden igen' }))
    expect(await screen.findByText(SMS)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Skicka koden med e-post i stället' }))
    expect(await screen.findByText(SENT)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Skicka koden med sms i stället' }))
    expect(await screen.findByText(SMS)).toBeVisible()
    expect(asked).toEqual(['sms', 'email', 'sms'])
  })

  it('is sent by one way only where there is one, and says how long to wait', async () => {
    const message = 'Vänta 40 sekunder innan du ber om en ny kod.'
    server.use(
      codeSent(),
      mock('resendStoreCode', () => new MockRefusal(429, { code: 'one-time-code.too-soon', message })),
    )
    const { user } = show()
    await fill(user)
    await user.click(await screen.findByRole('button', { name: 'Skicka koden igen' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByText(SENT)).toBeVisible()
    expect(screen.queryByRole('button', { name: /i stället/ })).toBeNull()
    expect(screen.getByLabelText('Engångskod')).toBeVisible()
  })

  it('is not sent when the log-in has waited too long', async () => {
    server.use(
      codeSent(),
      mock('resendStoreCode', () => new MockRefusal(409, { code: 'store-login.expired', message: 'Logga in igen.' })),
    )
    const { user } = show()
    await fill(user)
    await user.click(await screen.findByRole('button', { name: 'Skicka koden igen' }))
    expect(await screen.findByText('Logga in igen.')).toBeVisible()
    expect(screen.getByLabelText('Butiksnummer')).toBeVisible()
  })
})

describe('a passkey instead of password and code', () => {
  const begin = () => screen.findByRole('button', { name: 'Logga in med nyckel (passkey)' })
  const options = mock('passkeyLoginOptions', () => ({ success: true as const, options: LOGIN_OPTIONS }))

  it('logs in without a word typed, and leads back to where one came from [STAFF-008]', async () => {
    browser = installPasskeys()
    server.use(
      options,
      mock('loginStoreByPasskey', () => ({ success: true as const, user: { isStore: true, name: 'Kista' } })),
    )
    const { user } = show('?next=%2Fbutik-personal%2Fordrar')
    await user.click(await begin())
    expect(await screen.findByText('at /butik-personal/ordrar')).toBeVisible()
  })

  it('that is none of a store says so, and the password still opens', async () => {
    browser = installPasskeys()
    const failed = new MockRefusal(401, { code: 'store-passkey.failed', message: 'Ange koden.' })
    server.use(
      options,
      mock('loginStoreByPasskey', () => failed),
      codeSent(),
    )
    const { user } = show()
    await user.click(await begin())
    expect(await screen.findByText(/^Nyckeln känns inte igen som en butiks/)).toBeVisible()
    await fill(user)
    expect(await screen.findByText(SENT)).toBeVisible()
  })
})

describe('a passkey instead of the code', () => {
  const use = () => screen.findByRole('button', { name: 'Använd nyckel (passkey)' })
  const question = mock('storePasskeyOptions', () => ({ success: true as const, options: STORE_OPTIONS }))
  const FAILED = new MockRefusal(401, { code: 'store-passkey.failed', message: 'Nyckeln känns inte igen.' })
  const EXPIRED = new MockRefusal(409, { code: 'store-login.expired', message: 'Logga in igen.' })

  it('is offered to who has one, and leads to the pages of the staff [STAFF-008]', async () => {
    browser = installPasskeys()
    server.use(
      codeSent(true),
      question,
      mock('confirmStorePasskey', () => ({ success: true as const, user: { isStore: true, name: 'Stockholm City' } })),
    )
    const { user } = show('?next=%2Fbutik-personal%2Fordrar')
    await fill(user)
    await user.click(await use())
    expect(await screen.findByText('at /butik-personal/ordrar')).toBeVisible()
    expect(browser.asked).toEqual(['window'])
  })

  it('is not offered to who has none, nor by a browser that knows none', async () => {
    browser = installPasskeys()
    server.use(codeSent())
    const { user } = show()
    await fill(user)
    expect(await screen.findByLabelText('Engångskod')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Använd nyckel (passkey)' })).toBeNull()
  })

  it('that is refused leaves the code, also after a wrong one', async () => {
    browser = installPasskeys()
    server.use(
      codeSent(true),
      question,
      mock('confirmStorePasskey', () => FAILED),
      mock('confirmStoreLogin', () => new MockRefusal(422, { code: 'one-time-code.wrong', message: 'Fel kod.' })),
    )
    const { user } = show()
    await fill(user)
    await user.click(await use())
    expect(await screen.findByRole('alert')).toHaveTextContent('känns inte igen')
    expect(screen.getByText(SENT)).toBeVisible()
    await enterCode(user, '654321')
    await waitFor(() => expect(screen.getByLabelText('Engångskod')).toBeInvalid())
    expect(await use()).toBeEnabled()
  })

  it('says when the browser brought none, and when the log-in has waited too long', async () => {
    browser = installPasskeys()
    browser.answer = 'NotAllowedError'
    server.use(
      codeSent(true),
      question,
      mock('confirmStorePasskey', () => EXPIRED),
    )
    const { user } = show()
    await fill(user)
    await user.click(await use())
    expect(await screen.findByRole('alert')).toHaveTextContent('avbröts')
    browser.answer = 'passkey'
    await user.click(await use())
    expect(await screen.findByText('Logga in igen.')).toBeVisible()
    expect(screen.getByLabelText('Butiksnummer')).toBeVisible()
  })
})
