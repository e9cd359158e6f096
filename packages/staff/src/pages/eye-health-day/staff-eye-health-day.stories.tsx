import { mock } from '@klarsikt/contract/msw'
import type { EyeHealthDay } from '@klarsikt/contract/shop/types'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ACCEPTED_DAY, EYE_HEALTH_DAY } from '../../testing/eye-health-days.js'
import { changeStaffEyeHealthDay } from './change-staff-eye-health-day.js'
import { loadStaffEyeHealthDay } from './load-staff-eye-health-day.js'
import { StaffEyeHealthDayPage } from './staff-eye-health-day-page.js'

const Page = mounted({
  path: '/butik-personal/ögonhälsodagar/:id',
  load: loadStaffEyeHealthDay,
  mutate: changeStaffEyeHealthDay,
  page: StaffEyeHealthDayPage,
})
const of = (data: EyeHealthDay) => ({ parameters: { msw: [mock('getEyeHealthDay', () => ({ data }))] } })

const meta = {
  title: 'Account/Staff eye health day',
  component: Page,
  args: { initialEntries: [`/butik-personal/ögonhälsodagar/${EYE_HEALTH_DAY.id}`] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', ...of(EYE_HEALTH_DAY).parameters },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}
export const Accepted: Story = of(ACCEPTED_DAY)
export const Forgotten: Story = of({
  ...ACCEPTED_DAY,
  companyName: '',
  organisationNumber: '',
  contact: '',
  email: '',
  mobile: '',
  note: '',
})
export const NoTime: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Boka dagen'))
    await userEvent.click(canvas.getByRole('button', { name: 'Boka och mejla' }))
    await expect((await canvas.findAllByText(/Ange en tid/))[0]).toBeVisible()
  },
}
export const NoReason: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Avböj'))
    await userEvent.click(canvas.getByRole('button', { name: 'Avböj och mejla' }))
    await expect((await canvas.findAllByText(/Skriv varför/))[0]).toBeVisible()
  },
}
export const AlreadyAnswered: Story = {
  parameters: {
    msw: [
      mock('getEyeHealthDay', () => ({ data: EYE_HEALTH_DAY })),
      mock('answerEyeHealthDay', () => ({
        success: false as const,
        result: 'eye-health-day.changed' as const,
        message: 'Någon annan har redan svarat. Så här står det nu.',
        data: ACCEPTED_DAY,
      })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Avböj'))
    await userEvent.type(canvas.getByRole('textbox', { name: /Varför/ }), 'Fullt')
    await userEvent.click(canvas.getByRole('button', { name: 'Avböj och mejla' }))
    await expect(await canvas.findByText(/redan svarat/)).toBeVisible()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
