import { mock } from '@klarsikt/contract/msw'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { EYE_HEALTH_DAYS } from '../../testing/eye-health-days.js'
import { loadStaffEyeHealthDays } from './load-staff-eye-health-days.js'
import { StaffEyeHealthDaysPage } from './staff-eye-health-days-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

describe('the requests of companies, for staff', () => {
  it('are shown a state at a time, each with the way to its page', async () => {
    const asked: (string | null)[] = []
    server.use(
      mock('getEyeHealthDays', ({ query }) => {
        asked.push(query.get('state'))
        return { data: { ...EYE_HEALTH_DAYS, state: 'accepted' as const, requests: [] } }
      }),
    )
    const path = '/butik-personal/ögonhälsodagar'
    open({ path, at: `${path}?status=accepted`, load: loadStaffEyeHealthDays, page: StaffEyeHealthDaysPage })
    expect(await screen.findByText('Här finns inget än.')).toBeVisible()
    expect(asked).toEqual(['accepted'])
    expect(screen.getByRole('link', { name: 'Väntar på svar (1)' })).toHaveAttribute('href', path)
  })
})
