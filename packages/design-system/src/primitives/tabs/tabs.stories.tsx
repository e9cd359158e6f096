import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { guide } from '../../testing/guide.js'
import { Tabs, type TabsProps } from './tabs.js'

const panel = (id: string, label: string) => ({ id, label, content: <p>Allt om {label.toLowerCase()}.</p> })
const MANY = [
  panel('frames', 'Glasögonbågar'),
  panel('sun', 'Solglasögon'),
  panel('lens', 'Kontaktlinser'),
  panel('progressive', 'Progressivglasrådgivning'),
  panel('sport', 'Sportglasögon'),
  panel('care', 'Ögonvård'),
]

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    label: 'Om bågen',
    onSelect: fn(),
    items: [
      { id: 'about', label: 'Beskrivning', content: <p>En rund båge i acetat.</p> },
      { id: 'measures', label: 'Mått', content: <p>Totalbredd 138 mm.</p> },
      { id: 'care', label: 'Skötsel', content: <p>Tvätta med ljummet vatten.</p> },
    ],
  },
  parameters: guide({
    purpose: 'Two to six views of the same thing, of which one is seen: description, measures, care of a frame.',
    do: [
      'Keep labels to a word or two.',
      'Put first what most people come for.',
      'Let the row scroll when it is long; the edge is shaded where more waits.',
    ],
    dont: [
      'Use them as steps that come after each other; that is a Stepper.',
      'Use them to go to other pages; those are links.',
      'Hide what must be compared: side by side it is a Table.',
    ],
  }),
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Beskrivning', selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Mått', selected: true })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Mått' })).toBeVisible()
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Beskrivning', selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Skötsel', selected: true })).toHaveFocus()
    await userEvent.keyboard('{Home}{Tab}')
    await expect(canvas.getByRole('tabpanel', { name: 'Beskrivning' })).toHaveFocus()
    await expect(args.onSelect).toHaveBeenCalledTimes(5)
  },
}
export const ByPress: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Skötsel' }))
    await expect(canvas.getByRole('tabpanel', { name: 'Skötsel' })).toHaveTextContent('Tvätta med ljummet vatten.')
    await userEvent.click(canvas.getByRole('tab', { name: 'Skötsel' }))
    await expect(args.onSelect).toHaveBeenCalledWith('care')
  },
}
export const AnotherChosenFirst: Story = {
  args: { defaultSelected: 'measures' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Mått')
  },
}
function Owned(props: TabsProps) {
  const [selected, setSelected] = useState('measures')
  return (
    <>
      <Tabs {...props} selected={selected} onSelect={setSelected} />
      <p>Vald: {selected}</p>
    </>
  )
}
export const OwnerDecides: Story = {
  render: (args) => <Owned {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('Vald: care')).toBeVisible()
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    const next = canvas.getByRole('tab', { name: 'Mått', selected: true })
    await expect(next).toHaveFocus()
    await expect(next.getBoundingClientRect().right).toBeLessThan(
      canvas.getByRole('tab', { name: 'Beskrivning' }).getBoundingClientRect().left,
    )
  },
}
const staysInView: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const row = canvas.getByRole('tablist')
  await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
  await userEvent.tab()
  for (const { label } of MANY.slice(1)) {
    await userEvent.keyboard('{ArrowRight}')
    const tab = canvas.getByRole('tab', { name: label, selected: true })
    await expect(tab).toHaveFocus()
    await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 1)
    await expect(tab.getBoundingClientRect().left).toBeGreaterThanOrEqual(row.getBoundingClientRect().left - 1)
  }
}
export const ManyScroll: Story = {
  args: { items: MANY },
  globals: { viewport: { value: 'small' } },
  play: staysInView,
}
export const LargeText: Story = {
  args: { items: MANY },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: staysInView,
}
export const SingleTab: Story = { args: { items: [panel('one', 'Mått')] } }
export const ThemedByProperties: Story = {
  decorators: [
    (Story) => (
      <div
        style={
          { '--ks-tabs-indicator': 'var(--ks-color-campaign-text)', '--ks-tabs-gap': '40px' } as React.CSSProperties
        }
      >
        {Story()}
      </div>
    ),
  ],
}
