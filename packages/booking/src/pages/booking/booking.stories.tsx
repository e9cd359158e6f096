import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type BookingChoices, choiceFields, NO_CHOICES } from '../../choices/choices.js'
import { forgetDraft } from '../../details/draft.js'
import {
  EXAMS,
  examPerks,
  exams,
  hold,
  HOLD_ID,
  inDays,
  nextFree,
  slot,
  slots,
  STORES,
  stores,
  waitingStores,
} from '../../testing/bookings.js'
import { changeWizard } from '../../wizard/change-wizard.js'
import { loadWizard } from '../../wizard/load-wizard.js'
import { WizardPage } from '../../wizard/wizard-page.js'

const PATH = '/boka-synundersökning'
const Page = mounted({
  path: PATH,
  load: (client, { url }) => loadWizard(client, { url, place: 'booking-visual-exam' }),
  mutate: changeWizard('booking-visual-exam'),
  page: WizardPage,
})
const providerAway = () =>
  new MockRefusal(503, { code: 'booking.provider-away', message: 'Leverantören svarar inte just nu.' })
const unavailable = () =>
  new MockRefusal(503, { code: 'unavailable', message: 'Tjänsten är tillfälligt otillgänglig.' })
const anonymous = mock(
  'getCustomerDetails',
  () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Logga in.' }),
)
const release = mock('releaseHold', () => ({ success: true as const }))
const ALL = [exams, examPerks(), stores, waitingStores, nextFree, slots, hold, release, anonymous]
const at = (choices: Partial<BookingChoices>) => [
  `${PATH}?${new URLSearchParams(choiceFields({ ...NO_CHOICES, ...choices }))}`,
]
const VISIT = { examType: 'glasses', ageGroup: '18-74' } as const
const held = (minutes: number) => ({
  ...VISIT,
  storeId: 1001,
  start: inDays(2),
  hold: { id: HOLD_ID, until: new Date(Date.now() + minutes * 60_000).toISOString() },
})

const meta = {
  title: 'Booking/Wizard',
  component: Page,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  // Stories share one window, so input of one story would appear in the next.
  beforeEach: () => forgetDraft(),
  parameters: { layout: 'fullscreen', msw: ALL },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Exam: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fortsätt' }))
    await expect(canvas.getByRole('group', { name: 'Typ av undersökning' })).toHaveAccessibleDescription(/Gör ett val/)
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Vem ska undersökas?' })).toHaveFocus())
  },
}
export const ExamOfMember: Story = {
  parameters: { msw: [examPerks({ isMember: true, revisits: ['glasses'] }), ...ALL] },
}
export const ExamsFailed: Story = { parameters: { msw: [mock('getExamTypes', unavailable), ...ALL] } }
export const Age: Story = { args: { initialEntries: at({ examType: 'glasses' }) } }
export const Store: Story = { args: { initialEntries: at(VISIT) } }
export const StoresByDistance: Story = {
  args: { initialEntries: [`${PATH}?typ=glasogon&alder=18-74&lat=59.33&lng=18.06`] },
  parameters: {
    msw: [
      mock('getStores', () => ({ data: STORES.map((store, index) => ({ ...store, km: index * 40 + 0.4 })) })),
      ...ALL,
    ],
  },
}
export const NoStore: Story = {
  args: { initialEntries: [`${PATH}?typ=glasogon&alder=18-74&ort=Atlantis`] },
  parameters: { msw: [mock('getStores', () => ({ data: [] })), ...ALL] },
}
export const StoresFailed: Story = {
  args: { initialEntries: at(VISIT) },
  parameters: { msw: [mock('getStores', unavailable), ...ALL] },
}
export const Time: Story = {
  args: { initialEntries: at({ ...VISIT, storeId: 1001 }) },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('radio', { name: /^\d\d:00$/ })
    if (!first) throw new Error('No time')
    await userEvent.click(first)
    await userEvent.click(canvas.getByRole('button', { name: 'Fortsätt med tiden' }))
    await expect(await canvas.findByText(/Vi håller tiden/)).toBeVisible()
  },
}
export const NoTimes: Story = {
  args: { initialEntries: at({ ...VISIT, storeId: 1001 }) },
  parameters: { msw: [mock('getSlots', () => ({ slots: [], resources: [] })), ...ALL] },
}
export const StoreAway: Story = {
  args: { initialEntries: at({ ...VISIT, storeId: 1001 }) },
  parameters: { msw: [mock('getSlots', providerAway), ...ALL] },
}
export const TimesFailed: Story = {
  ...StoreAway,
  parameters: { msw: [mock('getSlots', unavailable), ...ALL] },
}
export const TimeTaken: Story = {
  args: { initialEntries: at({ ...VISIT, storeId: 1001 }) },
  parameters: {
    msw: [
      mock(
        'holdSlot',
        () =>
          new MockRefusal(409, {
            code: 'booking.slot-taken',
            message: 'Tiden har precis bokats av någon annan. Välj en annan tid.',
            alternatives: [slot(inDays(3)), slot(inDays(3, 13))],
          }),
      ),
      ...ALL,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('radio', { name: /^\d\d:00$/ })
    if (!first) throw new Error('No time')
    await userEvent.click(first)
    await userEvent.click(canvas.getByRole('button', { name: 'Fortsätt med tiden' }))
    await expect(await canvas.findByText(/precis bokats/)).toBeVisible()
  },
}
export const Details: Story = { args: { initialEntries: at(held(10)) } }
export const DetailsOfChild: Story = { args: { initialEntries: at({ ...held(10), ageGroup: '8-12' }) } }
export const Company: Story = {
  args: { initialEntries: at({ ...held(10), examType: 'terminal' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText(/^Chefens e-postadress/)).not.toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^Elektronisk rekvisition/ }))
    await expect(canvas.getByLabelText(/^Chefens e-postadress/)).toBeVisible()
  },
}
export const CompanyWrong: Story = {
  args: { initialEntries: at({ ...held(10), examType: 'terminal' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fortsätt' }))
    await waitFor(() => expect(canvas.getByLabelText('Företag')).toHaveFocus())
  },
}
export const DetailsWrong: Story = {
  args: { initialEntries: at(held(10)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Granska bokningen' }))
    await waitFor(() => expect(canvas.getByLabelText('Personnummer')).toHaveFocus())
  },
}
export const HoldEndsSoon: Story = { args: { initialEntries: at(held(1.5)) } }
export const HoldEnded: Story = { args: { initialEntries: at(held(-1)) } }
export const Suggested: Story = {
  args: { initialEntries: at({ ...VISIT, storeId: 1001, start: inDays(7), isSuggested: true }) },
}
export const Summary: Story = {
  args: { initialEntries: at(held(10)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Personnummer'), '19900101-2385')
    await userEvent.type(canvas.getByLabelText('Förnamn'), 'Anna')
    await userEvent.type(canvas.getByLabelText('Efternamn'), 'Åberg')
    await userEvent.type(canvas.getByLabelText(/E-post/), 'anna@klarsikt.example')
    await userEvent.type(canvas.getByLabelText('Mobilnummer'), '070-123 45 67')
    await userEvent.click(canvas.getByRole('button', { name: 'Granska bokningen' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Stämmer allt?' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Boka tiden' }))
    await expect(canvas.getByText('Du behöver godkänna villkoren för att fortsätta.')).toBeVisible()
  },
}
export const Leaving: Story = {
  args: { initialEntries: at(held(10)) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Förnamn'), 'Anna')
    await userEvent.click(canvas.getByRole('link', { name: 'Start' }))
    const stay = [...canvasElement.ownerDocument.querySelectorAll('dialog[open] button')].at(-1)
    if (!(stay instanceof HTMLElement)) throw new Error('No question')
    await userEvent.click(stay)
    await expect(canvas.getByLabelText('Förnamn')).toHaveValue('Anna')
  },
}
export const OneExam: Story = {
  parameters: { msw: [mock('getExamTypes', () => ({ examTypes: EXAMS.slice(0, 1) })), ...ALL] },
}
