import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { emptyStore, REQUEST, STORE_DATA, STORE_DATE, STORE_DAY, storeBookings } from '../../testing/store-bookings.js'
import { loadStaffBookings } from './load-staff-bookings.js'
import { StaffBookingsPage } from './staff-bookings-page.js'

const PATH = '/butik-personal/bokningar'
const Page = mounted({ role: 'optician', path: PATH, load: loadStaffBookings, page: StaffBookingsPage })
const storeData = (changes: object) => mock('getStoreBookings', () => ({ data: { ...STORE_DATA, ...changes } }))

const meta = {
  title: 'Booking/Store calendar',
  component: Page,
  args: { initialEntries: [`${PATH}?dag=${STORE_DATE}`] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [storeBookings] },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Day: Story = {
  play: async ({ canvas }) => {
    const ada = within(await canvas.findByRole('region', { name: 'Ada Lind' }))
    const [, ongoing] = ada.getAllByRole('listitem')
    await expect(ongoing).toHaveAttribute('aria-current', 'time')
    await expect(within(canvas.getByRole('region', { name: 'Cia Winter' })).getByText('Frånvarande')).toBeVisible()
  },
}
export const DayNarrow: Story = { globals: { viewport: { value: 'small' } } }
export const Week: Story = {
  args: { initialEntries: [`${PATH}?vy=vecka&dag=${STORE_DATE}`] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Vecka 45, 2–8 november' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'tisdag 3 november' })).toBeVisible()
  },
}
export const WeekNarrow: Story = {
  args: { initialEntries: [`${PATH}?vy=vecka&dag=${STORE_DATE}`] },
  globals: { viewport: { value: 'small' } },
}
export const ClosedAndEmpty: Story = { parameters: { msw: [emptyStore] } }
export const NothingBooked: Story = {
  parameters: { msw: [storeData({ bookings: [], requests: [], rebookings: [], days: [STORE_DAY] })] },
}
export const ManyRequests: Story = {
  parameters: {
    msw: [
      storeData({ requests: Array.from({ length: 6 }, (_, index) => ({ ...REQUEST, id: String(index).repeat(32) })) }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Visa 3 till'))
    await expect(canvas.getAllByRole('link', { name: /^Svara/ })).toHaveLength(6)
  },
}
export const NotStaff: Story = {
  parameters: {
    msw: [mock('getStoreBookings', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Nej.' }))],
  },
}
