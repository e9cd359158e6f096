import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Passkey } from '@klarsikt/contract/shop/types'
import { screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { PHONE_PASSKEY, USB_PASSKEY } from '../../testing/customer.js'
import { open } from '../../testing/mount.js'
import { installPasskeys, REGISTER_OPTIONS } from '../../testing/passkey-browser.js'
import { changeStaffSecurity, loadStaffSecurity, StaffSecurityPage } from './index.js'

const server = setupServer()
let stored: Passkey[] = []
let browser: ReturnType<typeof installPasskeys> | null = null
beforeAll(() => server.listen())
afterEach(() => {
  server.resetHandlers()
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
  expect(await screen.findByText(/Nästa gång kan du använda den i stället för koden/)).toBeVisible()
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
