import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, useState } from 'react'
import { expect } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { guide } from '../../testing/guide.js'
import { Swatches, type SwatchLinks, type SwatchRadios } from './swatches.js'

const COLOURS = [
  ['Sköldpadd', 'linear-gradient(90deg, #7a4b2a 50%, #c9935a 50%)'],
  ['Svart', '#17211e'],
  ['Kristall', '#eef2f2'],
  ['Fjordblå', '#1f5a86'],
  ['Mossgrön', '#4c6a3c'],
  ['Vinröd', '#6d1f2b'],
  ['Honung', '#c98a2b'],
  ['Rosé', '#d9a1a1'],
  ['Grafit', '#4a4f55'],
  ['Elfenben', '#efe6d2'],
  ['Petrol', '#135a5a'],
  ['Guld', '#b8924a'],
] as const
const items = COLOURS.map(([name, colour], index) => ({
  id: String(index + 1),
  name,
  colour,
  href: `#${index + 1}`,
  soldOut: index === 2 || index === 5,
}))

function Choosing(props: Omit<SwatchRadios, 'onChoose' | 'current'> & { readonly initial?: string }) {
  const [current, setCurrent] = useState<string | null>(props.initial ?? null)
  return <Swatches {...props} current={current} onChoose={setCurrent} />
}

const meta = {
  title: 'Commerce/Swatches',
  component: Swatches as ComponentType<SwatchLinks>,
  args: { items: items.slice(0, 4), current: '2' },
  parameters: guide({
    purpose: 'The colours of a model: links on the product page, radio buttons where a colour is chosen in place.',
    do: [
      'Name each colour in words a customer would use: "Sköldpadd", not "TOR-02".',
      'Keep sold-out colours: they are crossed out, announced as sold out, and their page shows when they are back.',
      'Give two-coloured frames a gradient with a hard edge.',
    ],
    dont: [
      'Do not use it for other things than colours; sizes are radio cards.',
      'Do not navigate on choice: a radio button changes the form, a link changes the page.',
    ],
  }),
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
} satisfies Meta<ComponentType<SwatchLinks>>
export default meta
type Story = StoryObj<typeof meta>

export const Links: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Sköldpadd' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Svart' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('link', { name: 'Kristall, slut i lager' })).toBeVisible()
  },
}
export const RadioButtons: Story = {
  render: () => <Choosing items={items.slice(0, 4)} initial="1" />,
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Färg: Sköldpadd' })
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Sköldpadd' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Svart' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Kristall, slut i lager' })).toBeChecked()
    await expect(group).toHaveAccessibleName('Färg: Kristall (slut i lager)')
  },
}
export const NothingChosen: Story = { render: () => <Choosing items={items.slice(0, 4)} /> }
export const MoreThanEight: Story = {
  args: { items, current: '12' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(9)
    await expect(canvas.getByRole('link', { name: 'Guld' })).toBeVisible()
    const more = canvas.getByRole('button', { name: 'Visa alla 12 färger' })
    more.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('link')).toHaveLength(12)
    await expect(canvas.getByRole('button', { name: 'Visa färre' })).toHaveFocus()
  },
}
export const One: Story = { args: { items: items.slice(0, 1), current: '1' } }
export const SoldOut: Story = { args: { current: '3' } }
export const LongName: Story = {
  args: {
    items: [
      { id: '1', name: 'Halvgenomskinlig sköldpaddsmönstrad bärnstensbrun', colour: '#a8703a', href: '#1' },
      ...items.slice(1, 3),
    ],
    current: '1',
  },
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <Swatches {...args} />
    </div>
  ),
}
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Swatches {...args} />
    </div>
  ),
}
export const English: Story = {
  args: { items: items.map((item) => ({ ...item, name: `Colour ${item.id}` })), current: '3' },
  render: (args) => (
    <LocaleProvider locale="en-GB" texts={en}>
      <div lang="en">
        <Swatches {...args} />
      </div>
    </LocaleProvider>
  ),
}
