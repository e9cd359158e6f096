import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Autogiro } from '@klarsikt/contract/shop/types'
import { expectNoViolations } from '@klarsikt/page-kit/testing/expect-no-violations'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ACTIVE_AUTOGIRO, NO_AUTOGIRO } from '../../testing/autogiro.js'
import { AutogiroPage } from './autogiro-page.js'
import { changeAutogiro } from './change-autogiro.js'
import { loadAutogiro } from './load-autogiro.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const AT = '/mitt-konto/betalning-fakturor/autogiro'
function show(data: Autogiro) {
  server.use(mock('getAutogiro', () => ({ data })))
  return open({ path: AT, at: AT, load: loadAutogiro, mutate: changeAutogiro, page: AutogiroPage })
}

it('says what is wrong with an account at its field, before BankID is asked [INV-003]', async () => {
  const { user } = show(NO_AUTOGIRO)
  const begun = vi.fn()
  server.use(
    mock('signAutogiro', () => {
      begun()
      throw new MockRefusal(503, { code: 'eid.unavailable', message: 'BankID svarar inte.' })
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Signera med BankID' }))
  const clearing = screen.getByRole('textbox', { name: /^Clearingnummer/ })
  expect(clearing).toHaveFocus()
  expect(clearing).toBeInvalid()
  await user.type(clearing, '3300')
  await user.type(screen.getByRole('textbox', { name: /^Kontonummer/ }), '8008286041')
  await user.click(screen.getByRole('button', { name: 'Signera med BankID' }))
  expect(await screen.findByText('Kontonumret stämmer inte. Kontrollera siffrorna.')).toBeVisible()
  expect(begun).not.toHaveBeenCalled()
})

it('signs the mandate of the account that is typed, and shows that it waits for the bank [INV-003]', async () => {
  const { user } = show(NO_AUTOGIRO)
  const begun = vi.fn()
  server.use(
    mock('signAutogiro', ({ body }) => {
      begun(body)
      return { success: true as const, qr: 'bankid.code', autoStartToken: 'token', appUrl: null }
    }),
    mock('collectAutogiro', () => {
      const mandate = { ...ACTIVE_AUTOGIRO.mandate, state: 'waiting', stateText: 'Väntar på banken' } as const
      server.use(mock('getAutogiro', () => ({ data: { ...ACTIVE_AUTOGIRO, mandate, debits: [] } as Autogiro })))
      return {
        success: true as const,
        status: 'complete' as const,
        hintCode: '',
        qr: null,
        autoStartToken: null,
        message: '',
      }
    }),
  )
  await user.type(await screen.findByRole('textbox', { name: /^Clearingnummer/ }), '3300')
  await user.type(screen.getByRole('textbox', { name: /^Kontonummer/ }), '800828-6042')
  await user.click(screen.getByRole('button', { name: 'Signera med BankID' }))
  expect(await screen.findByText('Väntar på banken', undefined, { timeout: 5_000 })).toBeVisible()
  expect(begun).toHaveBeenCalledWith({ clearing: '3300', number: '800828-6042' })
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('shows what is drawn next, and ends the mandate behind a second press [INV-003]', async () => {
  const { user, container } = show(ACTIVE_AUTOGIRO)
  const debits = within(await screen.findByRole('region', { name: 'Kommande dragningar' }))
  expect(debits.getByRole('listitem')).toHaveTextContent(/Faktura 100000012.*2 december 2026.*249/)
  await expectNoViolations(container)
  server.use(
    mock('revokeAutogiro', () => {
      const mandate = { ...ACTIVE_AUTOGIRO.mandate, state: 'revoked', stateText: 'Avslutat' } as const
      const data = { isOffered: true, isChosen: false, mandate, debits: [] } as unknown as Autogiro
      server.use(mock('getAutogiro', () => ({ data })))
      return { success: true as const, data }
    }),
  )
  await user.click(screen.getByText('Avsluta autogiro'))
  await user.click(screen.getByRole('button', { name: 'Ja, avsluta' }))
  expect(await screen.findByText(/^Autogirot är avslutat/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Clearingnummer/ })).toBeVisible()
})

it('says why where the shop has no agreement [INV-003]', async () => {
  show({ ...NO_AUTOGIRO, isOffered: false })
  expect(await screen.findByText(/^Autogiro går inte att anmäla/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Signera med BankID' })).toBeNull()
})
