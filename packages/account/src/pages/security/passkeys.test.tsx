import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Passkey } from '@klarsikt/contract/shop/types'
import { CUSTOMER, PHONE_PASSKEY, THIS_DEVICE, USB_PASSKEY } from '@klarsikt/page-kit/testing/customer'
import { open } from '@klarsikt/page-kit/testing/mount'
import { installPasskeys, REGISTER_OPTIONS } from '@klarsikt/page-kit/testing/passkey-browser'
import { screen, waitFor, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changeSecurity } from './change-security.js'
import { loadSecurity } from './load-security.js'
import { SecurityPage } from './security-page.js'

const server = setupServer()
const STEP_UP = new MockRefusal(403, { code: 'login.step-up-required', message: 'Logga in igen för att fortsätta.' })
let browser: ReturnType<typeof installPasskeys> | null = null
let stored: Passkey[] = []

beforeAll(() => server.listen())
afterEach(() => {
  server.resetHandlers()
  browser?.remove()
  browser = null
})
afterAll(() => server.close())

function show(passkeys: Passkey[]) {
  stored = passkeys
  server.use(
    mock('getCustomerDetails', () => ({ data: CUSTOMER })),
    mock('getLoginSessions', () => ({ data: [THIS_DEVICE] })),
    mock('getPasskeys', () => ({ data: stored })),
    mock('passkeyRegisterOptions', () => ({ success: true as const, options: REGISTER_OPTIONS })),
    mock('registerPasskey', () => ((stored = [...stored, USB_PASSKEY]), { success: true as const })),
    mock(
      'removePasskey',
      ({ body }) => ((stored = stored.filter(({ id }) => id !== body.id)), { success: true as const }),
    ),
  )
  return open({ path: '/mitt-konto/sakerhet', load: loadSecurity, mutate: changeSecurity, page: SecurityPage })
}
const part = async () => screen.findByRole('region', { name: 'Nycklar (passkeys)' })
const add = async () => within(await part()).findByRole('button', { name: 'Lägg till en nyckel' })

describe('the passkeys', () => {
  it('are listed with when they were added and used', async () => {
    show([PHONE_PASSKEY, USB_PASSKEY])
    const [phone, usb] = within(await part()).getAllByRole('listitem')
    expect(phone).toHaveTextContent(/Safari, iPhone.*Synkas.*Tillagd 1 november 2026.*Senast använd 24 november 2026/)
    expect(usb).toHaveTextContent(/USB-nyckel.*Inte använd än/)
  })

  it('can be added', async () => {
    browser = installPasskeys()
    const { user } = show([])
    expect(await screen.findByText('Du har inga nycklar än.')).toBeVisible()
    await user.click(await add())
    expect(await screen.findByText(/Nyckeln är tillagd/)).toBeVisible()
    expect(within(await part()).getByText('USB-nyckel')).toBeVisible()
    expect(browser.asked).toEqual(['new'])
  })

  it.each([
    ['NotAllowedError', 'Ingen nyckel lades till. Försök igen.'],
    ['InvalidStateError', 'Den här enheten har redan en nyckel till ditt konto.'],
    ['SecurityError', 'Det gick inte att skapa en nyckel här. Prova en annan webbläsare eller enhet.'],
  ] as const)('say what a browser that answers %s means', async (answer, text) => {
    browser = installPasskeys()
    browser.answer = answer
    const { user } = show([PHONE_PASSKEY])
    await user.click(await add())
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(await add()).not.toHaveAttribute('aria-busy')
    expect(stored).toEqual([PHONE_PASSKEY])
  })

  it('say what the backend has against another', async () => {
    browser = installPasskeys()
    const { user } = show([PHONE_PASSKEY])
    const message = 'Du har redan så många nycklar som får plats.'
    server.use(mock('passkeyRegisterOptions', () => new MockRefusal(409, { code: 'passkey.too-many', message })))
    await user.click(await add())
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(browser.asked).toEqual([])
  })

  it('ask for a recent log-in before one is added or removed', async () => {
    browser = installPasskeys()
    const { user } = show([PHONE_PASSKEY])
    server.use(
      mock('passkeyRegisterOptions', () => STEP_UP),
      mock('removePasskey', () => STEP_UP),
    )
    await user.click(await add())
    const way = await within(await part()).findByRole('link', { name: 'Logga in' })
    expect(way).toHaveAttribute('href', expect.stringContaining('next='))
    await user.click(screen.getByRole('button', { name: 'Ta bort nyckeln Safari, iPhone' }))
    await user.click(await screen.findByRole('button', { name: 'Ta bort nyckeln' }))
    expect(await within(await part()).findByRole('alert')).toHaveTextContent('Logga in igen')
    expect(stored).toEqual([PHONE_PASSKEY])
  })

  it('are removed by a second press, or kept', async () => {
    const { user } = show([PHONE_PASSKEY])
    const remove = await screen.findByRole('button', { name: 'Ta bort nyckeln Safari, iPhone' })
    await user.click(remove)
    await user.click(await screen.findByRole('button', { name: 'Behåll' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(stored).toEqual([PHONE_PASSKEY])
    await user.click(remove)
    await user.click(await screen.findByRole('button', { name: 'Ta bort nyckeln' }))
    expect(await screen.findByText('Nyckeln är borttagen.')).toBeVisible()
    expect(screen.getByText('Du har inga nycklar än.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('are renamed, and keep their name when that is given up', async () => {
    const { user } = show([PHONE_PASSKEY])
    server.use(
      mock('renamePasskey', ({ body }) => {
        stored = stored.map((one) => (one.id === body.id ? { ...one, name: body.name } : one))
        return { success: true as const }
      }),
    )
    const rename = () => screen.findByRole('button', { name: 'Byt namn på nyckeln Safari, iPhone' })
    await user.click(await rename())
    await user.click(await screen.findByRole('button', { name: 'Avbryt' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(await rename())
    const field = await screen.findByLabelText('Namn')
    expect(field).toHaveValue('Safari, iPhone')
    await user.clear(field)
    await user.type(field, 'Min telefon')
    await user.click(screen.getByRole('button', { name: 'Spara' }))
    expect(await screen.findByText('Nyckeln har fått sitt nya namn.')).toBeVisible()
    expect(within(await part()).getByText('Min telefon')).toBeVisible()
  })

  it('cannot be added in a browser that knows none', async () => {
    show([])
    await part()
    expect(screen.getByText('Lägg till en nyckel').closest('div')).toHaveClass(/hidden/)
  })
})
