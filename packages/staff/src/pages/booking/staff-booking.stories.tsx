import { slot, storeSlots } from '@klarsikt/booking/testing/bookings'
import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { StoreBooking } from '@klarsikt/contract/shop/types'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { at, CHILD, EXAMINERS, REQUEST, storeBooking, TO_REBOOK, VISIT } from '../../testing/store-bookings.js'
import { changeStaffBooking } from './change-staff-booking.js'
import { loadStaffBooking } from './load-staff-booking.js'
import { StaffBookingPage } from './staff-booking-page.js'

const PATH = '/butik-personal/bokningar'
const Page = mounted({
  role: 'optician',
  path: `${PATH}/:id`,
  load: loadStaffBooking,
  mutate: changeStaffBooking,
  page: StaffBookingPage,
})

const meta = {
  title: 'Booking/Store visit',
  component: Page,
  args: { initialEntries: [`${PATH}/${VISIT.id}`] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [storeBooking(VISIT), storeSlots] },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const of = (booking: StoreBooking, now?: string) => ({ msw: [storeBooking(booking, now), storeSlots] })

export const Booked: Story = {}
export const Child: Story = { parameters: of(CHILD) }
export const Moving: Story = {
  args: { initialEntries: [`${PATH}/${VISIT.id}?andra=1`] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Flytta och meddela kunden' })).toBeVisible()
  },
}
export const Begun: Story = {
  parameters: of(VISIT, at('10:05')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Kunden kom inte'))
    await expect(canvas.getByRole('button', { name: 'Anteckna att kunden uteblev' })).toBeVisible()
  },
}
export const Completed: Story = { parameters: of({ ...VISIT, status: 'completed' }, at('12:00')) }
export const Missed: Story = { parameters: of({ ...VISIT, status: 'no-show', feeCharged: 399 }, at('12:00')) }
export const ToRebook: Story = { parameters: of(TO_REBOOK) }
export const Forgotten: Story = {
  parameters: of({ ...VISIT, status: 'completed', isForgotten: true, firstName: '', lastName: '' }),
}
export const Suggestion: Story = {
  parameters: of(REQUEST),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Avböj förslaget'))
    await expect(canvas.getByRole('button', { name: 'Avböj och meddela kunden' })).toBeVisible()
  },
}
export const SuggestionNarrow: Story = { parameters: of(REQUEST), globals: { viewport: { value: 'small' } } }
export const NoTimes: Story = {
  parameters: {
    msw: [storeBooking(REQUEST), mock('getStoreSlots', () => ({ slots: [], resources: [...EXAMINERS] }))],
  },
}
export const TimesAway: Story = {
  parameters: {
    msw: [
      storeBooking(REQUEST),
      mock('getStoreSlots', () => new MockRefusal(429, { code: 'rate-limited', message: 'Försök igen.' })),
    ],
  },
}
export const ChangedByAnother: Story = {
  parameters: {
    msw: [
      storeBooking(VISIT, at('10:05')),
      mock(
        'settleBooking',
        () => new MockRefusal(409, { code: 'booking.changed', message: 'Någon annan har ändrat bokningen.' }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Besöket är genomfört' }))
    await expect(await canvas.findByText('Någon annan har ändrat bokningen.')).toBeVisible()
  },
}
export const TimeTaken: Story = {
  args: { initialEntries: [`${PATH}/${VISIT.id}?andra=1`] },
  parameters: {
    msw: [
      storeBooking(VISIT),
      storeSlots,
      mock(
        'moveStoreBooking',
        () =>
          new MockRefusal(409, {
            code: 'booking.slot-taken',
            message: 'Tiden är redan bokad.',
            alternatives: [slot(at('11:00')), slot(at('11:30'))],
          }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const [time] = await canvas.findAllByRole('radio', { name: /\d\d:\d\d/ })
    if (time) await userEvent.click(time)
    await userEvent.click(canvas.getByRole('button', { name: 'Flytta och meddela kunden' }))
    await expect(await canvas.findByText(/Tiden är redan bokad/)).toBeVisible()
  },
}
