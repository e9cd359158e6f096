import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Passkey } from '@klarsikt/contract/shop/types'
import { PHONE_PASSKEY, USB_PASSKEY } from '@klarsikt/page-kit/testing/customer'
import { open } from '@klarsikt/page-kit/testing/mount'
import { installPasskeys, REGISTER_OPTIONS } from '@klarsikt/page-kit/testing/passkey-browser'
import { screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { changeStaffSecurity } from './change-staff-security.js'
import { loadStaffSecurity } from './load-staff-security.js'
import { StaffSecurityPage } from './staff-security-page.js'

const server = setupServer()
let stored: Passkey[] = []
let number: string | null = null
let browser: ReturnType<typeof installPasskeys> | null = null
beforeAll(() => server.listen())
afterEach(() => {
  server.resetHandlers()
  number = null
  browser?.remove()
  browser = null
})
afterAll(() => server.close())

const DONE = { success: true as const }
const STEP_UP = new MockRefusal(403, { code: 'login.step-up-required', message: 'Logga in igen för att fortsätta.' })

function show(passkeys: Passkey[]) {
  stored = passkeys
  server.use(
    mock('getStaffPasskeys', () => ({ data: stored })),
    mock('getStaffMobile', () => ({ data: { number, isPossible: true } })),
    mock(
      'setStaffMobile',
      ({ body }) => ((number = `***${body.mobile.slice(-2)}`), { ...DONE, data: { number, isPossible: true } }),
    ),
    mock('removeStaffMobile', () => ((number = null), { ...DONE, data: { number, isPossible: true } })),
    mock('staffPasskeyRegisterOptions', () => ({ ...DONE, options: REGISTER_OPTIONS })),
    mock('registerStaffPasskey', () => ((stored = [...stored, USB_PASSKEY]), DONE)),
    mock('removeStaffPasskey', ({ body }) => ((stored = stored.filter(({ id }) => id !== body.id)), DONE)),
    mock('renameStaffPasskey', ({ body }) => {
      stored = stored.map((one) => (one.id === body.id ? { ...one, name: body.name } : one))
      return DONE
    }),
  )
  return open({
    path: '/butik-personal/sakerhet',
    load: loadStaffSecurity,
    mutate: changeStaffSecurity,
    page: StaffSecurityPage,
  })
}

it('adds a passkey, names it and removes it [STAFF-008]', async () => {
  browser = installPasskeys()
  const { user } = show([])
  expect(await screen.findByText('Du har inga nycklar än.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Lägg till en nyckel' }))
  expect(await screen.findByText(/Nästa gång kan du logga in med den direkt/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Byt namn på nyckeln USB-nyckel' }))
  const field = await screen.findByLabelText('Namn')
  await user.clear(field)
  await user.type(field, 'Kassan')
  await user.click(screen.getByRole('button', { name: 'Spara' }))
  expect(await screen.findByText('Nyckeln har fått sitt nya namn.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ta bort nyckeln Kassan' }))
  await user.click(await screen.findByRole('button', { name: 'Ta bort nyckeln' }))
  expect(await screen.findByText('Nyckeln är borttagen.')).toBeVisible()
  expect(stored).toEqual([])
})

it('saves where codes go by SMS, and removes it', async () => {
  const { user } = show([])
  expect(await screen.findByText('Koderna kommer med e-post.')).toBeVisible()
  await user.type(screen.getByLabelText('Mobilnummer'), 'abc')
  await user.click(screen.getByRole('button', { name: 'Spara numret' }))
  expect(screen.getByLabelText('Mobilnummer')).toBeInvalid()
  await user.clear(screen.getByLabelText('Mobilnummer'))
  await user.type(screen.getByLabelText('Mobilnummer'), '070-174 06 05')
  await user.click(screen.getByRole('button', { name: 'Spara numret' }))
  expect(await screen.findByText('Numret är sparat. Nästa kod kommer med sms.')).toBeVisible()
  expect(screen.getByText('Koderna kommer med sms till ***05.')).toBeVisible()
  expect(screen.getByLabelText('Mobilnummer')).toHaveValue('')
  server.use(mock('removeStaffMobile', () => STEP_UP))
  await user.click(screen.getByRole('button', { name: 'Ta bort numret' }))
  expect(await screen.findByRole('link', { name: 'Logga in' })).toHaveAttribute('href', expect.stringMatching(/next=/))
  server.use(mock('removeStaffMobile', () => ((number = null), { ...DONE, data: { number, isPossible: true } })))
  await user.click(screen.getByRole('button', { name: 'Ta bort numret' }))
  expect(await screen.findByText('Numret är borttaget. Koderna kommer med e-post.')).toBeVisible()
})

it('keeps what was typed when the number is refused or the log-in is too long ago, and says where no SMS are sent', async () => {
  const { user, unmount } = show([])
  await user.type(await screen.findByLabelText('Mobilnummer'), '+4740612345')
  const fields = { mobile: 'Vi skickar bara sms till svenska mobilnummer.' }
  server.use(mock('setStaffMobile', () => new MockRefusal(422, { code: 'request.invalid', message: 'Nej.', fields })))
  await user.click(screen.getByRole('button', { name: 'Spara numret' }))
  expect(await screen.findByText(fields.mobile)).toBeVisible()
  server.use(mock('setStaffMobile', () => STEP_UP))
  await user.click(screen.getByRole('button', { name: 'Spara numret' }))
  expect(await screen.findByRole('link', { name: 'Logga in' })).toBeVisible()
  expect(screen.getByLabelText('Mobilnummer')).toHaveValue('+4740612345')
  unmount()
  show([])
  server.use(mock('getStaffMobile', () => ({ data: { number: null, isPossible: false } })))
  expect(await screen.findByText(/Det går inte att skicka sms just nu/)).toBeVisible()
})

it('asks for a recent log-in of the store', async () => {
  browser = installPasskeys()
  const { user } = show([PHONE_PASSKEY])
  await screen.findByText('Safari, iPhone')
  server.use(mock('staffPasskeyRegisterOptions', () => STEP_UP))
  await user.click(screen.getByRole('button', { name: 'Lägg till en nyckel' }))
  const way = await screen.findByRole('link', { name: 'Logga in' })
  expect(way).toHaveAttribute(
    'href',
    `/mitt-konto/logga-in/butik?next=${encodeURIComponent('/butik-personal/s%C3%A4kerhet')}`,
  )
})

it('is not found by anybody else', async () => {
  show([])
  const message = 'Nej.'
  server.use(mock('getStaffPasskeys', () => new MockRefusal(403, { code: 'request.forbidden', message })))
  expect(await screen.findByRole('alert')).toHaveTextContent('error')
})
