import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { STAFF_ROLES, type StaffRole } from '@klarsikt/core/access'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { STAFF_MEMBER } from '../../testing/staff.js'
import { loadStaffHome } from './load-staff-home.js'
import { StaffHomePage } from './staff-home-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const show = () => open({ path: '/butik-personal', load: loadStaffHome, page: StaffHomePage })

it('says whose session it is and until when, and leads on [ROLE-004, STAFF-001]', async () => {
  server.use(
    mock('getStaffMember', () => ({ data: STAFF_MEMBER })),
    mock('getBookingCounts', () => ({ data: { requests: 2, rebookings: 1 } })),
  )
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Hej Berit Berg' })).toBeVisible()
  expect(screen.getByText('Du arbetar i Stockholm City. Inloggningen gäller till 17:00.')).toBeVisible()
  const sections = within(screen.getByRole('navigation', { name: 'För personalen' }))
  expect(sections.getByRole('link', { name: 'Översikt' })).toHaveAttribute('aria-current', 'page')
})

it('counts the bookings that wait, and does without where that fails', async () => {
  server.use(
    mock('getStaffMember', () => ({ data: STAFF_MEMBER })),
    mock('getBookingCounts', () => ({ data: { requests: 2, rebookings: 1 } })),
  )
  const { unmount } = show()
  expect(await screen.findByText('2 förslag att besvara')).toBeVisible()
  expect(screen.getByText('1 kund att boka om')).toBeVisible()
  unmount()
  server.use(mock('getBookingCounts', () => new MockRefusal(422, { code: 'request.invalid', message: 'Fel.' })))
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Hej Berit Berg' })).toBeVisible()
  expect(screen.queryByText('2 förslag att besvara')).not.toBeInTheDocument()
})

it('leads only to what the role of who is logged in opens', async () => {
  server.use(
    mock('getStaffMember', () => ({ data: STAFF_MEMBER })),
    mock('getBookingCounts', () => ({ data: { requests: 0, rebookings: 0 } })),
  )
  const linksFor = async (role: StaffRole) => {
    const { unmount } = open({ path: '/butik-personal', load: loadStaffHome, page: StaffHomePage, role })
    const nav = within(await screen.findByRole('navigation', { name: 'För personalen' }))
    const links = nav.getAllByRole('link').map(({ textContent }) => textContent)
    unmount()
    return links
  }
  const linksOf = new Map<StaffRole, (string | null)[]>()
  for (const role of STAFF_ROLES) linksOf.set(role, await linksFor(role))
  for (const [label, roles] of [
    ['Fakturor', ['store-manager', 'finance', 'customer-service']],
    ['Inbetalningar', ['finance']],
    ['Recept att skriva in', ['optician']],
    ['Sälj presentkort', ['seller', 'optician', 'store-manager']],
    ['Omdömen', ['customer-service', 'administrator']],
    ['Ordrar', STAFF_ROLES],
  ] as const)
    expect([label, STAFF_ROLES.filter((role) => linksOf.get(role)?.includes(label))]).toEqual([label, roles])
})

it('is not found by anybody else', async () => {
  const message = 'Nej.'
  server.use(
    mock('getStaffMember', () => new MockRefusal(401, { code: 'request.unauthorized', message })),
    mock('getBookingCounts', () => new MockRefusal(401, { code: 'request.unauthorized', message })),
  )
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent('error')
})
