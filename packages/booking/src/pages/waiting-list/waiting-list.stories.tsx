import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BOOKING, BOOKING_ID, waitingStores } from '../../testing/bookings.js'
import { changeWaitingList } from '../../waiting-list/change-waiting-list.js'
import { loadWaitingList } from '../../waiting-list/load-waiting-list.js'
import { WaitingListPage } from '../../waiting-list/waiting-list-page.js'

const PATH = '/bevaka-tid'
const CHOSEN = `${PATH}?typ=glasogon&alder=18-74&butik=1001`
const Page = mounted({ path: PATH, load: loadWaitingList, mutate: changeWaitingList, page: WaitingListPage })
const visitor = mock(
  'getCustomerDetails',
  () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Logga in.' }),
)
const booked = mock('getBooking', () => ({ data: BOOKING }))

const meta = {
  title: 'Booking/Waiting list',
  component: Page,
  args: { initialEntries: [CHOSEN] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [waitingStores, visitor, booked] },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const FromTheWizard: Story = {}
export const Bare: Story = { args: { initialEntries: [PATH] } }
export const ForABooking: Story = { args: { initialEntries: [`${PATH}?bokning=${BOOKING_ID}`] } }
export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Börja bevaka' }))
    await expect((await canvas.findAllByText('Ange ditt mobilnummer.'))[0]).toBeVisible()
  },
}
export const TimeIsFree: Story = {
  parameters: {
    msw: [
      waitingStores,
      visitor,
      mock(
        'joinWaitingList',
        () =>
          new MockRefusal(409, {
            code: 'waiting-list.time-is-free',
            message: 'Det finns redan lediga tider då. Välj en av dem i stället.',
          }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Mobilnummer/ }), '070-123 45 67')
    await userEvent.click(canvas.getByRole('button', { name: 'Börja bevaka' }))
    await expect(await canvas.findByText(/redan lediga tider/)).toBeVisible()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
