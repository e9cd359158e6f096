import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../testing/guide.js'
import { HOURS } from '../../testing/stores.js'
import { OpeningHours, OpeningStatus } from './opening-hours.js'

const meta = {
  title: 'Commerce/Opening hours',
  component: OpeningHours,
  args: { week: HOURS.city, now: '2026-11-24T11:20:00+01:00' },
  parameters: guide({
    purpose: 'A store’s week with today marked, and one line with whether the store is open right now.',
    do: [
      'Hand in the instant of the server’s answer as `now`, so that nothing changes when the page wakes up.',
      'Hand in every deviating day you know of; those of the coming week are shown in the week, the rest under it.',
      'Use only `OpeningStatus` where the week takes too much space, as in a list of stores.',
    ],
    dont: [
      'Do not write opening hours as running text next to it; the two will differ one day.',
      'Do not leave a holiday out because it is closed: null means closed, missing means ordinary hours.',
    ],
  }),
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof OpeningHours>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Öppet till 18')).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Tisdag/ })).toHaveAttribute('aria-current', 'date')
  },
}
export const ClosesSoon: Story = { args: { now: '2026-11-24T17:40:00+01:00' } }
export const ClosedInTheEvening: Story = { args: { now: '2026-11-28T19:00:00+01:00' } }
export const OpenEveryDay: Story = { args: { week: HOURS.bigMall } }

/** Deviations within the shown week are in their row. Later ones are listed below the week. */
export const Holidays: Story = {
  args: {
    now: '2026-12-21T12:00:00+01:00',
    deviating: {
      '2026-12-24': { opens: '10:00', closes: '13:00' },
      '2026-12-25': null,
      '2026-12-26': null,
      '2026-12-31': { opens: '10:00', closes: '14:00' },
      '2027-01-01': null,
      '2027-01-06': null,
    },
    dayNames: { '2026-12-24': 'Julafton', '2026-12-31': 'Nyårsafton' },
  },
}
export const UnnamedDeviation: Story = { args: { deviating: { '2026-11-26': { opens: '12:00', closes: '18:00' } } } }
export const LongNames: Story = {
  args: {
    title: 'Butikens och hörselmottagningens ordinarie öppettider',
    deviating: { '2026-11-27': { opens: '08:00', closes: '23:00' } },
    dayNames: { '2026-11-27': 'Kundklubbskvällsöppet' },
  },
}
export const ClosedForNow: Story = { args: { week: [null, null, null, null, null, null, null] } }
export const StatusAlone: Story = {
  render: () => (
    <div className="ks-stack">
      <OpeningStatus week={HOURS.city} now="2026-11-24T11:20:00+01:00" />
      <OpeningStatus week={HOURS.city} now="2026-11-24T17:45:00+01:00" />
      <OpeningStatus week={HOURS.city} now="2026-11-24T08:45:00+01:00" />
      <OpeningStatus week={HOURS.city} now="2026-11-24T19:00:00+01:00" />
      <OpeningStatus week={HOURS.city} now="2026-11-28T19:00:00+01:00" />
    </div>
  ),
}
