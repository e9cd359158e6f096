import { mock } from '@klarsikt/contract/msw'
import { screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { AGREEMENTS } from '../../testing/agreements.js'
import { open } from '../../testing/mount.js'
import { loadStaffAgreements, StaffAgreementsPage } from './index.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const path = '/butik-personal/avtal'
const show = (at = path) => open({ path, at, load: loadStaffAgreements, page: StaffAgreementsPage })

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
})
