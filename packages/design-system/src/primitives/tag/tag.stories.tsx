import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { SunIcon } from '../../icons/shop.js'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { guide } from '../../testing/guide.js'
import { Button } from '../button/button.js'
import { Tag, TagList, ToggleTag } from './tag.js'

const meta = {
  title: 'Primitives/Tag',
  component: Tag,
  args: { children: 'Titan' },
  parameters: guide({
    purpose:
      'A word something goes by. With a cross it is a choice in force that can be taken away; as ToggleTag it is a quick choice, on or off.',
    do: [
      'Put several in a TagList: it names the group, moves focus on, and offers to clear all.',
      'Write the choice as the visitor chose it: “Under 1 000 kr”, not “price_max=1000”.',
      'Use ToggleTag for at most five quick choices over a list.',
    ],
    dont: [
      'For the state of an order: that is a badge.',
      'As a link. A list of links is a list of links.',
      'Take a tag away without saying how to get it back: after “Rensa alla” a toast can restore them.',
    ],
  }),
} satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

const CHOICES = [
  { id: 'shape-round', text: 'Runda' },
  { id: 'colour-black', text: 'Svart' },
  { id: 'price', text: 'Under 1 000 kr' },
]

function Filters({
  start = CHOICES,
  onEvent = () => {},
}: {
  start?: typeof CHOICES
  onEvent?: (what: string) => void
}) {
  const [tags, setTags] = useState(start)
  return (
    <div className="ks-stack">
      <TagList
        label="Valda filter"
        tags={tags}
        onRemove={(id) => {
          onEvent(id)
          setTags((tags) => tags.filter((tag) => tag.id !== id))
        }}
        onClearAll={() => {
          onEvent('all')
          setTags([])
        }}
      />
      <Button fullWidth>Visa produkter</Button>
    </div>
  )
}

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const WithIcon: Story = { args: { icon: <SunIcon size={16} />, children: 'Solglas ingår' } }

const removed = fn()
export const Removable: Story = {
  args: { children: 'Svart', onRemove: removed },
  play: async ({ canvas, userEvent }) => {
    removed.mockClear()
    const button = canvas.getByRole('button', { name: 'Ta bort Svart' })
    const box = button.getBoundingClientRect()
    await expect(box.width).toBeGreaterThanOrEqual(44)
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(removed).toHaveBeenCalledOnce()
  },
}
export const RemovableDisabled: Story = {
  args: { children: 'Svart', onRemove: removed, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ta bort Svart' })).toBeDisabled()
  },
}
export const Selectable: Story = {
  render: function Choices() {
    const [on, setOn] = useState(['Polariserade'])
    return (
      <div role="group" aria-label="Snabbval" className="ks-cluster">
        {['Polariserade', 'I lager', 'Under 1 000 kr'].map((name) => (
          <ToggleTag
            key={name}
            selected={on.includes(name)}
            onChange={(selected) => setOn(selected ? [...on, name] : on.filter((other) => other !== name))}
          >
            {name}
          </ToggleTag>
        ))}
        <ToggleTag selected={false} disabled onChange={() => {}}>
          Slut för säsongen
        </ToggleTag>
        <ToggleTag selected={false} icon={<SunIcon size={16} />} onChange={() => {}}>
          Solglas
        </ToggleTag>
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const stock = canvas.getByRole('button', { name: 'I lager', pressed: false })
    await expect(stock.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'I lager', pressed: true })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'I lager', pressed: false })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Polariserade' })).toHaveAttribute('aria-pressed', 'true')
  },
}

const happened = fn()
export const List: Story = {
  render: () => <Filters />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Ta bort / })).toHaveLength(3)
  },
}
/** Focus goes on to the next tag, then to the one before, then stays with the group. */
export const RemovedByKeyboard: Story = {
  render: () => <Filters onEvent={happened} />,
  play: async ({ canvas, userEvent }) => {
    happened.mockClear()
    await expect(canvas.getByRole('group', { name: 'Valda filter' })).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(happened).toHaveBeenLastCalledWith('colour-black')
    await expect(canvas.getByRole('button', { name: 'Ta bort Under 1 000 kr' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Borttaget: Svart')
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByRole('button', { name: 'Ta bort Runda' })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Rensa alla' })).toBeNull()
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByRole('group', { name: 'Valda filter' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Visa produkter' })).toHaveFocus()
  },
}
export const ClearAll: Story = {
  render: () => <Filters onEvent={happened} />,
  play: async ({ canvas, userEvent }) => {
    happened.mockClear()
    canvas.getByRole('button', { name: 'Rensa alla' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(happened.mock.calls).toEqual([['all']])
    await expect(canvas.queryByRole('listitem')).toBeNull()
    await expect(canvas.getByRole('status')).toHaveTextContent('Allt är rensat')
    await expect(canvas.getByRole('group', { name: 'Valda filter' })).toHaveFocus()
  },
}
export const ListOfOne: Story = {
  render: () => <Filters start={CHOICES.slice(0, 1)} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Rensa alla' })).toBeNull()
  },
}
export const ListBusy: Story = {
  render: () => <TagList label="Valda filter" tags={CHOICES} disabled onRemove={() => {}} onClearAll={() => {}} />,
}
export const LongWords: Story = {
  render: () => (
    <Filters
      start={[
        { id: 'a', text: 'Arbetsplatsoptikerföretagsrekvisitionsglasögon' },
        { id: 'b', text: 'Progressiva terminalglasögon med fotokromatiska glas och blåljusfilter' },
        { id: 'c', text: 'S' },
      ]}
    />
  ),
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const page = document.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Filters />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Ta bort Svart' }).getBoundingClientRect()
    await expect(button.right).toBeLessThan(canvas.getByText('Svart').getBoundingClientRect().left + 1)
  },
}
export const English: Story = {
  render: () => (
    <LocaleProvider locale="en-GB" texts={en}>
      <TagList
        label="Chosen filters"
        tags={[
          { id: 'a', text: 'Round' },
          { id: 'b', text: 'Black' },
        ]}
        onRemove={() => {}}
        onClearAll={() => {}}
      />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove Round' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Clear all' })).toBeVisible()
  },
}
export const Themed: Story = {
  args: { onRemove: removed },
  render: (args) => (
    <div
      style={
        {
          '--ks-tag-bg': 'var(--ks-color-campaign-bg)',
          '--ks-tag-fg': 'var(--ks-color-campaign-text)',
          '--ks-tag-radius': '6px',
        } as object
      }
    >
      <Tag {...args} />
    </div>
  ),
}
