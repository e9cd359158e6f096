import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { StaffRole } from '@klarsikt/core/access'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { AGREEMENT, AGREEMENTS } from '../../testing/agreements.js'
import { loadStaffAgreements } from './load-staff-agreements.js'
import { lookUpAgreement } from './look-up-agreement.js'
import { StaffAgreementsPage } from './staff-agreements-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const path = '/butik-personal/avtal'
const show = (at = path, role: StaffRole = 'customer-service') =>
  open({ path, at, role, load: loadStaffAgreements, mutate: lookUpAgreement, page: StaffAgreementsPage })

describe('the agreements of companies, for staff', () => {
  it('are searched by the address, and each has the way to its page [B2B-001]', async () => {
    const searches: (string | null)[] = []
    server.use(
      mock('getStaffAgreements', ({ query }) => {
        const search = query.get('search') ?? ''
        searches.push(search)
        return { data: { ...AGREEMENTS, search } }
      }),
    )
    const { user } = show()
    expect(await screen.findByRole('heading', { name: 'Senaste avtalen' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Havtorn Livs AB' })).toHaveAttribute('href', `${path}/AV-10000001`)
    await user.type(screen.getByRole('searchbox', { name: /^Företag eller/ }), '559990-1039{Enter}')
    expect(await screen.findByRole('heading', { name: '2 avtal för ”559990-1039”' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Visa alla' })).toHaveAttribute('href', path)
    expect(searches).toEqual(['', '559990-1039'])
  })

  it('say where nothing is found, and that there are more', async () => {
    server.use(mock('getStaffAgreements', () => ({ data: { search: 'x', agreements: [], isLimited: false } })))
    const { unmount } = show(`${path}?sok=x`)
    expect(await screen.findByText(/Kontrollera stavningen/)).toBeVisible()
    unmount()
    server.use(mock('getStaffAgreements', () => ({ data: { ...AGREEMENTS, isLimited: true } })))
    show()
    expect(await screen.findByText('De 2 senaste visas. Sök för att hitta fler.')).toBeVisible()
  })

  it('are looked up by a store with a reason, and neither searched nor listed there', async () => {
    let refuses = true
    server.use(
      mock('getStaffAgreements', () => ({ data: { search: '', agreements: [], isLimited: false } })),
      mock('lookupAgreement', () =>
        refuses
          ? new MockRefusal(404, { code: 'agreement.not-found', message: 'Länken kan vara för gammal.' })
          : { success: true as const, data: AGREEMENT },
      ),
    )
    const { user } = show(path, 'optician')
    expect(await screen.findByText(/Du har inte slagit upp något avtal/)).toBeVisible()
    expect(screen.queryByRole('searchbox')).toBeNull()
    await user.type(screen.getByLabelText(/^Organisationsnummer eller/), '559990-1039')
    await user.type(screen.getByLabelText(/^Varför behöver du avtalet/), 'Medarbetaren är här')
    await user.click(screen.getByRole('button', { name: 'Slå upp avtalet' }))
    expect(await screen.findByText(/Vi hittar inget avtal med det numret/)).toBeVisible()
    expect(screen.getByLabelText(/^Varför behöver du avtalet/)).toHaveValue('Medarbetaren är här')
    refuses = false
    await user.click(screen.getByRole('button', { name: 'Slå upp avtalet' }))
    expect(await screen.findByText(`at ${path}/${AGREEMENT.number}`)).toBeVisible()
  })
})
