import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { guide } from '../../testing/guide.js'
import { HOURS, STORES } from '../../testing/stores.js'
import { StoreCard, type StoreCardProps, StoreChoice } from './store-card.js'

const NOW = '2026-11-24T11:20:00+01:00'
const [city, centrum, soder, , , recycling] = STORES
const outlet = STORES.find(({ name }) => name === 'Malmö Outlet')
if (!city || !centrum || !soder || !recycling || !outlet) throw new Error('The demo shop has these stores')

function Choosable(props: StoreCardProps) {
  const [selected, setSelected] = useState(props.selected ?? false)
  return <StoreCard {...props} selected={selected} onChoose={() => setSelected(true)} />
}

function Choice({ error }: { readonly error?: string }) {
  const [value, setValue] = useState<string | null>(null)
  return (
    <StoreChoice
      legend="I vilken butik vill du hämta?"
      name="store"
      stores={[
        { ...city!, km: 0.4 },
        { ...centrum!, km: 1.2 },
        { ...recycling!, km: 3.7 },
      ]}
      now={NOW}
      value={value}
      onChange={setValue}
      error={value === null ? error : undefined}
    />
  )
}

const meta = {
  title: 'Commerce/Store card',
  component: StoreCard,
  args: { store: city, now: NOW },
  parameters: guide({
    purpose:
      'A store in a list, or as one of several to choose from: where it is, how far, whether it is open now, and what it offers.',
    do: [
      'Use `StoreCard` in a list that leads to store pages or bookings, `StoreChoice` where a form needs one store.',
      'Sort by distance once the position is known, and hand the kilometres in.',
      'Put each card in an `<li>`; the name is its heading.',
    ],
    dont: [
      'Do not draw recycling and outlet stores differently by hand; their names decide.',
      'Do not hide the opening status to save a line: it is what people look for.',
    ],
  }),
  decorators: [(Story) => <div style={{ maxInlineSize: 520 }}>{Story()}</div>],
} satisfies Meta<typeof StoreCard>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const InAList: Story = {
  args: { km: 0.4, href: '/butiker/stockholm-city', bookHref: '/boka-synundersökning?butik=101', onChoose: fn() },
  render: (args) => (
    <ul style={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}>
      <li>
        <StoreCard {...args} selected />
      </li>
      <li>
        <StoreCard {...args} store={recycling} km={1.8} />
      </li>
      <li>
        <StoreCard {...args} store={outlet} km={612} now="2026-11-24T19:20:00+01:00" />
      </li>
    </ul>
  ),
}

export const Choosing: Story = {
  render: (args) => <Choosable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Välj butik Stockholm City' })
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Ring Stockholm City/ })).toHaveFocus()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Vald butik Stockholm City', pressed: true })).toHaveFocus()
  },
}

export const BookingOnly: Story = { args: { bookHref: '/boka-synundersökning?butik=101', km: 14.2 } }
export const Recycling: Story = { args: { store: recycling } }
export const Outlet: Story = { args: { store: outlet } }
export const ClosesSoon: Story = { args: { now: '2026-11-24T17:40:00+01:00' } }

export const Shortest: Story = {
  args: { store: { id: '1', name: 'Ed', street: 'Torget 1', postalCode: '668 30', city: 'Ed', hours: HOURS.town } },
}

export const LongNames: Story = {
  args: {
    km: 1289,
    bookHref: '/boka-synundersökning',
    onChoose: fn(),
    store: {
      ...city,
      name: 'Örnsköldsviks Resecentrumgalleria Recyclingavdelningen',
      street: 'Sjukhusbacksvägen 117 B, plan 2, ingång från Järnvägsgatan',
      city: 'Örnsköldsvik',
      services: ['eyeExam', 'contactLensExam', 'hearingTest'],
    },
  },
}

export const AsAChoice: Story = {
  render: () => <Choice />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /Stockholm City/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Stockholm Centrum/ })).toBeChecked()
  },
}

export const ChoiceWrong: Story = { render: () => <Choice error="Välj en butik för att fortsätta." /> }
