import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { StaffOrder } from '@klarsikt/contract/shop/types'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import * as orders from '../../testing/staff-orders.js'
import { changeStaffOrder } from './change-staff-order.js'
import { loadStaffOrder } from './load-staff-order.js'
import { StaffOrderPage } from './staff-order-page.js'

const Page = mounted({
  path: '/butik-personal/ordrar/:orderId',
  load: loadStaffOrder,
  mutate: changeStaffOrder,
  page: StaffOrderPage,
})
const order = (data: StaffOrder) => mock('getStaffOrder', () => ({ data }))

const meta = {
  title: 'Account/Staff order',
  component: Page,
  args: { initialEntries: ['/butik-personal/ordrar/48213377'] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [order(orders.STAFF_ORDER)] },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const ToControl: Story = {}
export const OfAnotherStore: Story = {
  parameters: {
    msw: [
      mock(
        'getStaffOrder',
        () => new MockRefusal(403, { code: 'order.other-store', message: 'Ordern hör inte till din butik.' }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Slå upp ordern' })).toBeVisible()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
export const ToGrind: Story = { parameters: { msw: [order(orders.TO_GRIND)] } }
export const ToSend: Story = { parameters: { msw: [order(orders.TO_SEND)] } }
export const ToSendLater: Story = { parameters: { msw: [order(orders.TO_SEND_LATER)] } }
export const PartSent: Story = {
  parameters: { msw: [order({ ...orders.TO_SEND, partSent: true, parcels: orders.SENT.parcels })] },
}
export const Paused: Story = { parameters: { msw: [order(orders.PAUSED)] } }
export const Sent: Story = { parameters: { msw: [order(orders.SENT)] } }
export const LetterFailed: Story = {
  parameters: { msw: [order({ ...orders.SENT, letters: [...orders.SENT.letters, orders.FAILED_LETTER] })] },
}
export const Cancelled: Story = { parameters: { msw: [order(orders.CANCELLED)] } }
export const ConfirmsCancelling: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Avbryt ordern'))
    await expect(canvas.getByRole('button', { name: 'Ja, avbryt ordern' })).toBeVisible()
  },
}
export const ConfirmsRefund: Story = {
  parameters: { msw: [order(orders.SENT)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Återbetala'))
    await userEvent.clear(canvas.getByLabelText('Belopp i kronor'))
    await userEvent.click(canvas.getByRole('button', { name: 'Ja, återbetala' }))
    await waitFor(() => expect(canvas.getByLabelText('Belopp i kronor')).toBeInvalid())
  },
}
export const TrackingRefused: Story = {
  parameters: {
    msw: [
      order(orders.TO_SEND),
      mock('sendOrder', () => {
        const fields = { trackingNumber: 'Ett kollinummer har 6–40 siffror och bokstäver.' }
        return new MockRefusal(422, { code: 'request.invalid', message: 'Kontrollera fälten.', fields })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Kollinummer/), '12')
    await userEvent.click(canvas.getByRole('button', { name: 'Skicka' }))
    await waitFor(() => expect(canvas.getByLabelText(/^Kollinummer/)).toBeInvalid())
  },
}
export const Done: Story = {
  parameters: {
    msw: [order(orders.STAFF_ORDER), mock('noteOrder', () => ({ success: true as const, data: orders.STAFF_ORDER }))],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Ny anteckning'), 'Ring kunden')
    await userEvent.click(canvas.getByRole('button', { name: 'Spara anteckningen' }))
    await expect(await canvas.findByText('Anteckningen är sparad.')).toBeVisible()
  },
}
export const ChangedMeanwhile: Story = {
  parameters: {
    msw: [
      order(orders.PAUSED),
      mock('resumeOrder', () => ({
        success: false as const,
        result: 'order.changed' as const,
        message: 'Någon annan har ändrat ordern sedan du öppnade den. Inget har gjorts.',
        data: orders.PAUSED,
      })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Återuppta' }))
    await expect(await canvas.findByText(/Någon annan har ändrat ordern/)).toBeVisible()
  },
}
export const Refused: Story = {
  parameters: {
    msw: [
      order(orders.STAFF_ORDER),
      mock('pauseOrder', () => new MockRefusal(503, { code: 'unavailable', message: 'Tjänsten är otillgänglig.' })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pausa' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('otillgänglig')
  },
}
