import { mock } from '@klarsikt/contract/msw'
import type { ExamPrescription } from '@klarsikt/contract/shop/types'
import { EXAM_VISIT } from '@klarsikt/page-kit/testing/customer'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { changeExamPrescription } from './change-exam-prescription.js'
import { ExamPrescriptionPage } from './exam-prescription-page.js'
import { loadExamPrescription } from './load-exam-prescription.js'

const Page = mounted({
  path: '/butik-personal/bokningar/:id/recept',
  load: loadExamPrescription,
  mutate: changeExamPrescription,
  page: ExamPrescriptionPage,
  role: 'optician',
})
const one = (data: ExamPrescription) => [mock('getExamPrescription', () => ({ data }))]

const meta = {
  title: 'Account/Staff exam prescription',
  component: Page,
  args: { initialEntries: [`/butik-personal/bokningar/${EXAM_VISIT.id}/recept`] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: one(EXAM_VISIT) },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const ToEnter: Story = {}
export const Entered: Story = {
  parameters: { msw: one({ ...EXAM_VISIT, enteredAt: '2026-11-12T10:00:00.000Z' }) },
}
export const NoAccount: Story = { parameters: { msw: one({ ...EXAM_VISIT, account: null }) } }
export const Closed: Story = { parameters: { msw: one({ ...EXAM_VISIT, mayEnter: false }) } }
export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Spara på kundens konto' }))
    await expect(canvas.getByRole('checkbox', { name: /Kunden samtycker/ })).toBeInvalid()
  },
}
