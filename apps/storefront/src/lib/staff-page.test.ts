import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { StaffRole } from '@klarsikt/core/access'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { loaderArgs, thrown } from '../testing/loader-context.js'
import { mockShop } from '../testing/mock-shop.js'
import { staffLoader } from './staff-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const loader = staffLoader('bank-payment.repay', () => 'for staff', 'Personal')

const LOGIN = '/mitt-konto/logga-in/butik?next=%2Fbutik-personal%2Fs%25C3%25A4kerhet%3Fq%3D1'
const address = encodeURI('/butik-personal/säkerhet?q=1')

it('finds no page of the staff for others, whatever it shows [ROUTE-001, ROLE-007]', async () => {
  server.use(mock('getStaffMember', () => new MockRefusal(403, { code: 'request.forbidden', message: 'Nej.' })))
  expect((await thrown(() => loader(loaderArgs(address)))).status).toBe(404)
})

it('leads who is not logged in to the log-in of the staff, and back', async () => {
  server.use(mock('getStaffMember', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Nej.' })))
  expect(await thrown(() => loader(loaderArgs(address)))).toEqual({ status: 302, location: LOGIN })
})

it('is refused to staff whose role does not open it, and leaves the role to the page', async () => {
  const statusFor = async (role: StaffRole) => {
    const store = { id: 1001, name: 'Stockholm City' }
    const sessionEndsAt = '2026-11-24T16:00:00.000Z'
    const data = { name: 'Berit Berg', role, employeeNumber: '1001', store, sessionEndsAt }
    server.use(
      mock('getStaffMember', () => ({ data })),
      ...mockShop().handlers,
    )
    return loader(loaderArgs('/butik-personal')).catch((caught: { init?: { status?: number } }) => caught.init?.status)
  }
  expect(await statusFor('seller')).toBe(403)
  expect(await statusFor('finance')).toMatchObject({ data: 'for staff', role: 'finance' })
})

it('is asked of the backend only with a session', async () => {
  const args = loaderArgs<Parameters<typeof loader>[0]>(address)
  const visit = { ...args, context: { ...args.context, hasSession: () => false } }
  expect(await thrown(() => loader(visit))).toEqual({ status: 302, location: LOGIN })
})

it('says whose page it is from the start', async () => {
  const user = { isStore: true, name: 'Kista' }
  server.use(
    mock('getStaffMember', () => ({
      data: {
        name: 'Kim',
        role: 'finance' as const,
        employeeNumber: '1',
        store: { id: 1, name: 'Kista' },
        sessionEndsAt: '2026-11-28T18:00:00.000Z',
      },
    })),
    mock('getUser', () => ({ success: true as const, user })),
    ...mockShop().handlers,
  )
  expect(await loader(loaderArgs(address))).toMatchObject({ data: 'for staff', user })
})
