import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { examPerks, exams, hold, nextFree, slots, stores } from '../../testing/bookings.js'
import { changeWizard } from '../../wizard/change-wizard.js'
import { loadWizard } from '../../wizard/load-wizard.js'
import { WizardPage } from '../../wizard/wizard-page.js'

const PATH = '/horsel/boka-horseltest'
const Page = mounted({
  path: PATH,
  load: (client, { url }) => loadWizard(client, { url, place: 'booking-auditory' }),
  mutate: changeWizard('booking-auditory'),
  page: WizardPage,
})

const meta = {
  title: 'Booking/Hearing test',
  component: Page,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [exams, examPerks(), stores, nextFree, slots, hold] },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Store: Story = {}
export const Time: Story = { args: { initialEntries: [`${PATH}?butik=1001`] } }
