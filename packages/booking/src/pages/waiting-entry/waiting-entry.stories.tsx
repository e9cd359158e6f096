import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { WaitingEntry } from '@klarsikt/contract/shop/types'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BOOKING_ID, inDays } from '../../testing/bookings.js'
import { ENTRY, ENTRY_ID, OFFERED } from '../../testing/waiting.js'
import { changeWaitingEntry } from '../../waiting-entry/change-waiting-entry.js'
import { loadWaitingEntry } from '../../waiting-entry/load-waiting-entry.js'
import { WaitingEntryPage } from '../../waiting-entry/waiting-entry-page.js'

const Page = mounted({
  path: '/bevaka-tid/:id',
  load: loadWaitingEntry,
  mutate: changeWaitingEntry,
  page: WaitingEntryPage,
})
const of = (data: WaitingEntry) => ({ parameters: { msw: [mock('getWaitingEntry', () => ({ data }))] } })

const meta = {
  title: 'Booking/Waiting entry',
  component: Page,
  args: { initialEntries: [`/bevaka-tid/${ENTRY_ID}`] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', ...of(ENTRY).parameters },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}
export const New: Story = {
  args: { initialEntries: [`/bevaka-tid/${ENTRY_ID}?klar=ny`] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Bevakningen är igång/)).toBeVisible()
  },
}
export const Offered: Story = of(OFFERED)
export const OfferedToBooking: Story = of({ ...OFFERED, booking: { id: BOOKING_ID, start: inDays(9) } })
export const Left: Story = of({ ...ENTRY, state: 'left', stateText: 'Avslutad av dig', mobile: '' })
export const TooLate: Story = {
  parameters: {
    msw: [
      mock('getWaitingEntry', () => ({ data: OFFERED })),
      mock(
        'acceptWaitingOffer',
        () => new MockRefusal(409, { code: 'waiting-list.offer-over', message: 'Tiden är inte längre ledig för dig.' }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ja, ta tiden' }))
    await expect(await canvas.findByText(/inte längre ledig/)).toBeVisible()
  },
}
export const Narrow: Story = { ...of(OFFERED), globals: { viewport: { value: 'small' } } }
