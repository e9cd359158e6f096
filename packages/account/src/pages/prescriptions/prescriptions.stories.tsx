import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { href } from '@klarsikt/core/paths'
import {
  EXAM_PRESCRIPTION,
  OLD_PRESCRIPTION,
  OPEN_PRESCRIPTION,
  PRESCRIPTION,
} from '@klarsikt/page-kit/testing/customer'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { changePrescriptions } from './change-prescriptions.js'
import { loadPrescriptions } from './load-prescriptions.js'
import { PrescriptionsPage } from './prescriptions-page.js'

const PATH = href('account-prescriptions')
const Prescriptions = mounted({
  path: PATH,
  load: loadPrescriptions,
  mutate: changePrescriptions,
  page: PrescriptionsPage,
})
const saved = mock('getPrescriptions', () => ({ data: [EXAM_PRESCRIPTION, PRESCRIPTION, OLD_PRESCRIPTION] }))

const meta = {
  title: 'Account/Prescriptions',
  component: Prescriptions,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [saved] },
} satisfies Meta<typeof Prescriptions>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const Empty: Story = { parameters: { msw: [mock('getPrescriptions', () => ({ data: [] }))] } }
export const Opened: Story = {
  args: { initialEntries: [`${PATH}?visa=rx-1`] },
  parameters: { msw: [saved, mock('getPrescription', () => ({ data: OPEN_PRESCRIPTION }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Höger: SPH −1,25/)).toBeVisible()
  },
}
export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Spara synundersökningen' }))
    await expect(canvas.getByRole('checkbox', { name: /Jag samtycker/ })).toBeInvalid()
  },
}
export const Refused: Story = {
  parameters: {
    msw: [
      saved,
      mock(
        'removePrescription',
        () => new MockRefusal(503, { code: 'unavailable', message: 'Tjänsten är tillfälligt otillgänglig.' }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /från 1 mars 2026/ }))[0]!)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('otillgänglig')
  },
}
