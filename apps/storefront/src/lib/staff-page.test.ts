import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { loaderArgs, thrown } from '../testing/loader-context.js'
import { staffLoader } from './staff-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const loader = staffLoader(() => 'for staff', 'Personal')

it.each(['request.unauthorized', 'request.forbidden'] as const)(
  'finds no page of the staff for others, whatever it shows: %s [ROUTE-001, ROLE-007]',
  async (code) => {
    const status = code === 'request.forbidden' ? 403 : 401
    server.use(mock('getStaffMember', () => new MockRefusal(status, { code, message: 'Nej.' })))
    expect((await thrown(() => loader(loaderArgs('/butik-personal')))).status).toBe(404)
  },
)

it('is asked of the backend only with a session', async () => {
  const args = loaderArgs<Parameters<typeof loader>[0]>('/butik-personal')
  const visit = { ...args, context: { ...args.context, hasSession: () => false } }
  expect((await thrown(() => loader(visit))).status).toBe(404)
})
