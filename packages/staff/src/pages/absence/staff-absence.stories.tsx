import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { absences, EXAMINERS, STORE_DATE } from '../../testing/store-bookings.js'
import { changeAbsence } from './change-absence.js'
import { loadAbsence } from './load-absence.js'
import { StaffAbsencePage } from './staff-absence-page.js'

const PATH = '/butik-personal/bokningar/frånvaro'
const ASKED = `${PATH}?optiker=ada&fran=${STORE_DATE}&till=${STORE_DATE}&orsak=leave`
const Page = mounted({ role: 'optician', path: PATH, load: loadAbsence, mutate: changeAbsence, page: StaffAbsencePage })

const meta = {
  title: 'Booking/Store absence',
  component: Page,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [absences] },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Start: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Cia Winter, 3–5 november (utbildning)'))
    await expect(canvas.getByRole('button', { name: 'Ta bort frånvaron' })).toBeVisible()
  },
}
export const None: Story = {
  parameters: {
    msw: [
      mock('getAbsences', () => ({
        data: { absences: [], resources: [...EXAMINERS], today: STORE_DATE, hits: null },
      })),
    ],
  },
}
export const Preview: Story = {
  args: { initialEntries: [ASKED] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Går till Bo Ek')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Lägg in frånvaron' })).toBeVisible()
  },
}
export const PreviewNarrow: Story = {
  args: { initialEntries: [ASKED] },
  globals: { viewport: { value: 'small' } },
}
export const NothingHit: Story = {
  args: { initialEntries: [ASKED] },
  parameters: {
    msw: [
      mock('getAbsences', () => ({ data: { absences: [], resources: [...EXAMINERS], today: STORE_DATE, hits: [] } })),
    ],
  },
}
export const WhoIsMissing: Story = { args: { initialEntries: [`${PATH}?optiker=&fran=${STORE_DATE}`] } }
export const Reported: Story = { args: { initialEntries: [`${PATH}?klar=inlagd&kollega=1&ombokas=2`] } }
export const Refused: Story = {
  args: { initialEntries: [ASKED] },
  parameters: {
    msw: [
      absences,
      mock(
        'reportAbsence',
        () => new MockRefusal(404, { code: 'booking.examiner-not-found', message: 'Personen arbetar inte i butiken.' }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lägg in frånvaron' }))
    await expect(await canvas.findByText('Personen arbetar inte i butiken.')).toBeVisible()
  },
}
