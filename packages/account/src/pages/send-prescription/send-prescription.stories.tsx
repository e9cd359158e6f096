import { mock } from '@klarsikt/contract/msw'
import type { AwaitedOrder } from '@klarsikt/contract/shop/types'
import { AWAITED_ORDER, AWAITED_PAIR } from '@klarsikt/page-kit/testing/awaited-prescriptions'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { loadSendPrescription } from './load-send-prescription.js'
import { SendPrescriptionPage } from './send-prescription-page.js'
import { sendPrescription } from './send-prescription.js'

const PATH = '/skicka-recept'
const Page = mounted({ path: PATH, load: loadSendPrescription, mutate: sendPrescription, page: SendPrescriptionPage })
const order = (data: AwaitedOrder) => [mock('getAwaitedOrder', () => ({ data }))]

const meta = {
  title: 'Account/Send prescription',
  component: Page,
  args: { initialEntries: [`${PATH}?order=12345678&key=k`] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: order(AWAITED_ORDER) },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Missing: Story = {}
export const Sent: Story = {
  parameters: {
    msw: order({
      ...AWAITED_ORDER,
      pairs: [{ ...AWAITED_PAIR, state: 'sent', stateText: 'Bilden har kommit', sentAt: '2026-11-28T09:00:00.000Z' }],
    }),
  },
}
export const AskedAgain: Story = {
  parameters: {
    msw: order({
      ...AWAITED_ORDER,
      pairs: [
        {
          ...AWAITED_PAIR,
          state: 'asked',
          stateText: 'Vi behöver en ny bild',
          request: 'Datumet syns inte på bilden.',
        },
      ],
    }),
  },
}
export const Entered: Story = {
  parameters: {
    msw: order({
      ...AWAITED_ORDER,
      mayCancel: false,
      pairs: [{ ...AWAITED_PAIR, state: 'entered', stateText: 'Styrkorna är inskrivna' }],
    }),
  },
}
export const NoPicture: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Skicka bilden' }))
    await expect(await canvas.findByText(/Välj en bild/)).toBeVisible()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
