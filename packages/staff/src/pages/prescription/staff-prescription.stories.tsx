import { mock } from '@klarsikt/contract/msw'
import type { StaffPrescription } from '@klarsikt/contract/shop/types'
import { STAFF_PRESCRIPTION } from '@klarsikt/page-kit/testing/awaited-prescriptions'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { changeStaffPrescription } from './change-staff-prescription.js'
import { loadStaffPrescription } from './load-staff-prescription.js'
import { StaffPrescriptionPage } from './staff-prescription-page.js'

const Page = mounted({
  path: '/butik-personal/recept/:id',
  load: loadStaffPrescription,
  mutate: changeStaffPrescription,
  page: StaffPrescriptionPage,
  role: 'optician',
})
/** A drawn sheet of paper with lines, in place of the photo of a prescription. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#f5f1e8"/><g stroke="#8a8578" stroke-width="3"><path d="M60 120h480M60 220h480M60 320h480M60 420h300"/></g></svg>',
)}`
const one = (data: StaffPrescription) => [mock('getStaffPrescription', () => ({ data }))]
const shown = { ...STAFF_PRESCRIPTION, photo: { path: PICTURE, isPdf: false } }

const meta = {
  title: 'Account/Staff prescription',
  component: Page,
  args: { initialEntries: ['/butik-personal/recept/12345678-0'] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: one(shown) },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const ToEnter: Story = {}
export const Document: Story = { parameters: { msw: one({ ...shown, photo: { path: PICTURE, isPdf: true } }) } }
export const NoPicture: Story = {
  parameters: { msw: one({ ...shown, photo: null, state: 'missing', stateText: 'Receptet saknas', sentAt: null }) },
}
export const Entered: Story = {
  parameters: { msw: one({ ...shown, state: 'entered', stateText: 'Styrkorna är inskrivna', isOpen: false }) },
}
export const StrengthsMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Skriv in och släpp ordern' }))
    await expect(canvas.getAllByRole('textbox', { name: 'Sfär (SPH)' })[0]).toBeInvalid()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
