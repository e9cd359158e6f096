import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { addDays, stockholmDate } from '@klarsikt/core/calendar'
import { open } from '@klarsikt/page-kit/testing/mount'
import { fireEvent, screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ACCEPTED_DAY, EYE_HEALTH_DAY } from '../../testing/eye-health-days.js'
import { changeStaffEyeHealthDay } from './change-staff-eye-health-day.js'
import { loadStaffEyeHealthDay } from './load-staff-eye-health-day.js'
import { StaffEyeHealthDayPage } from './staff-eye-health-day-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const mount = () =>
  open({
    path: '/butik-personal/ögonhälsodagar/:id',
    at: `/butik-personal/ögonhälsodagar/${EYE_HEALTH_DAY.id}`,
    load: loadStaffEyeHealthDay,
    mutate: changeStaffEyeHealthDay,
    page: StaffEyeHealthDayPage,
  })

describe('a request for an eye health day, for staff', () => {
  it('is accepted with day, time and words, as the version that was seen', async () => {
    const bodies: unknown[] = []
    let data = EYE_HEALTH_DAY
    server.use(
      mock('getEyeHealthDay', () => ({ data })),
      mock('answerEyeHealthDay', ({ body }) => {
        bodies.push(body)
        data = ACCEPTED_DAY
        return { success: true as const, data }
      }),
    )
    const { user } = mount()
    const day = addDays(stockholmDate(new Date()), 31)
    await user.click(await screen.findByText('Boka dagen'))
    expect(screen.getByLabelText('Dag')).toHaveValue(EYE_HEALTH_DAY.preferredDay)
    fireEvent.change(screen.getByLabelText('Dag'), { target: { value: day } })
    fireEvent.change(screen.getByLabelText('Klockan'), { target: { value: '09:00' } })
    await user.type(screen.getByRole('textbox', { name: /Text till företaget/ }), 'Ada kommer.')
    await user.click(screen.getByRole('button', { name: 'Boka och mejla' }))
    expect(await screen.findByText('Svaret är skickat till företaget.')).toBeVisible()
    expect(bodies).toEqual([{ answer: 'accept', day, time: '09:00', text: 'Ada kommer.', version: 0 }])
    expect(screen.getByText('Ada kommer halv nio.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Boka och mejla' })).toBeNull()
  })

  it('says who was first', async () => {
    server.use(
      mock('getEyeHealthDay', () => ({ data: EYE_HEALTH_DAY })),
      mock('answerEyeHealthDay', () => ({
        success: false as const,
        result: 'eye-health-day.changed' as const,
        message: 'Någon annan har redan svarat.',
        data: ACCEPTED_DAY,
      })),
    )
    const { user } = mount()
    await user.click(await screen.findByText('Avböj'))
    await user.type(screen.getByRole('textbox', { name: /Varför/ }), 'Fullt')
    await user.click(screen.getByRole('button', { name: 'Avböj och mejla' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Någon annan har redan svarat.')
  })

  it('is not found by anybody else', async () => {
    server.use(mock('getEyeHealthDay', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Nej.' })))
    mount()
    expect(await screen.findByRole('alert')).toHaveTextContent('error')
  })
})
