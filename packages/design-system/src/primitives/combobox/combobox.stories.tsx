import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { guide } from '../../testing/guide.js'
import { Dialog } from '../dialog/dialog.js'
import { Combobox, type ComboboxItem, type ComboboxProps } from './combobox.js'

const STORES: readonly ComboboxItem[] = [
  { id: '1', label: 'Göteborg Nordstan', description: 'Nordstadstorget 6', keywords: 'centralstationen' },
  { id: '2', label: 'Malmö Triangeln', description: 'Södra Förstadsgatan 41' },
  { id: '3', label: 'Stockholm Sergelgatan', description: 'Sergelgatan 12' },
  { id: '4', label: 'Stockholm Västermalm', description: 'Sankt Eriksgatan 45', disabled: true },
  { id: '5', label: 'Umeå', description: 'Kungsgatan 50' },
  { id: '6', label: 'Örebro', description: 'Drottninggatan 20' },
]

const meta = {
  title: 'Primitives/Combobox',
  component: Combobox,
  args: { label: 'Butik', items: STORES, onChange: fn(), onInputChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem', minBlockSize: '24rem' }}>{Story()}</div>],
  parameters: guide({
    purpose:
      'One of a list too long to look through, found by typing: a store, a city, a brand, an address from a server.',
    do: [
      'Give items that look alike a `description`; it is searched as well.',
      'Hand in `loading` and the new items as they come. The component never asks a server itself.',
      'Say in `emptyText` what to try instead.',
      'Load it with the page that shows it: it weighs as much as a small page.',
    ],
    dont: [
      'Do not use it for fewer than about ten options: Select is lighter and better on a phone.',
      'Do not use `allowsCustomValue` unless every word is a valid answer.',
      'Do not use it as a site search: that leads to pages and has no value.',
    ],
  }),
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>

const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

export const Empty: Story = {
  args: { placeholder: 'Sök på ort eller gata' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Butik' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('stock')
    await expect(await screen.findAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('3')
    await expect(field).toHaveValue('Stockholm Sergelgatan')
    await waitFor(() => expect(options()).toEqual([]))
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.keyboard('{Escape}')
  },
}
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Butik' })
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}')
    const first = await screen.findByRole('option', { name: 'Göteborg Nordstan Nordstadstorget 6' })
    await expect(field).toHaveAttribute('aria-activedescendant', first.id)
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /Örebro/ }).id)
    await expect(screen.getByRole('option', { name: /Stockholm Västermalm/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.getByRole('listbox').getBoundingClientRect().width).toBeGreaterThan(200)
  },
}
export const FoundByDescription: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'kungsgatan ume')
    await waitFor(() => expect(screen.getByRole('option', { name: /Umeå/ })).toBeVisible())
    await expect(options()).toHaveLength(1)
    await userEvent.clear(canvas.getByRole('combobox'))
    await userEvent.type(canvas.getByRole('combobox'), 'central')
    await waitFor(() => expect(options()).toEqual(['Göteborg NordstanNordstadstorget 6']))
  },
}
export const Chosen: Story = {
  args: { defaultValue: '2' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await expect(field).toHaveValue('Malmö Triangeln')
    await userEvent.type(field, ' xyz')
    await userEvent.tab()
    await expect(field).toHaveValue('Malmö Triangeln')
  },
}
export const NothingFound: Story = {
  args: { emptyText: 'Ingen butik heter så. Prova med en ort i närheten.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Kiruna')
    await waitFor(() => expect(screen.getByText('Ingen butik heter så. Prova med en ort i närheten.')).toBeVisible())
  },
}
export const AnnouncesInSwedish: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'stock')
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer]')).toHaveTextContent('2 alternativ tillgängliga.'),
    )
  },
}
export const AnyWords: Story = {
  tags: ['check'],
  args: { label: 'Märke', allowsCustomValue: true, items: STORES.slice(0, 3), name: 'brand' },
  render: (args) => (
    <form data-testid="form">
      <Combobox {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'Eget märke')
    await userEvent.tab()
    await expect(field).toHaveValue('Eget märke')
    await expect(new FormData(canvas.getByTestId<HTMLFormElement>('form')).get('brand')).toBe('Eget märke')
  },
}
export const SentWithAForm: Story = {
  args: { name: 'store', defaultValue: '5' },
  render: (args) => (
    <form data-testid="form">
      <Combobox {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(new FormData(canvas.getByTestId<HTMLFormElement>('form')).get('store')).toBe('5')
  },
}

/** A small server: items are sent on request, and the chosen one is missing in the next answer. */
function Remote(props: ComboboxProps) {
  const [items, setItems] = useState<readonly ComboboxItem[]>([])
  const [loading, setLoading] = useState(false)
  return (
    <>
      <Combobox {...props} items={items} loading={loading} filter="none" onInputChange={() => setLoading(true)} />
      <button
        type="button"
        onClick={() => {
          setLoading(false)
          setItems(items.length === 0 ? STORES.slice(0, 2) : STORES.slice(2, 3))
        }}
      >
        Svara
      </button>
    </>
  )
}
export const FromAServer: Story = {
  tags: ['check'],
  render: (args) => <Remote {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'zz')
    await waitFor(() => expect(screen.getByText('Söker …')).toBeVisible())
    // Clicked by script, because a press would take the focus.
    canvas.getByText('Svara').click()
    await waitFor(() => expect(options()).toHaveLength(2))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('1')
    canvas.getByText('Svara').click()
    await userEvent.tab()
    await expect(field).toHaveValue('Göteborg Nordstan')
  },
}
function Owned({ onChange, ...props }: ComboboxProps) {
  const [value, setValue] = useState<string | null>('2')
  return (
    <>
      <Combobox
        {...props}
        // Like a server whose answer belongs to other words than those in the field.
        items={value === '2' ? STORES : STORES.slice(2)}
        value={value}
        onChange={(id) => {
          setValue(id)
          onChange?.(id)
        }}
      />
      <button type="button" onClick={() => setValue('6')}>
        Närmaste butik
      </button>
    </>
  )
}
export const Controlled: Story = {
  render: (args) => <Owned {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox')
    await expect(field).toHaveValue('Malmö Triangeln')
    await userEvent.click(canvas.getByRole('button', { name: 'Närmaste butik' }))
    await expect(field).toHaveValue('Örebro')
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.tab()
    await expect(field).toHaveValue('')
  },
}
export const Loading: Story = { args: { loading: true } }
export const WithHintAndOptional: Story = { args: { hint: 'Där hämtar du dina glasögon.', optional: true } }
export const Wrong: Story = {
  args: { error: 'Välj en butik för att fortsätta.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/Välj en butik/)
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '5' } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '5' } }
export const NoItems: Story = { args: { items: [] } }
export const VeryLongItems: Story = {
  args: {
    label: 'Progressivglasanpassningsundersökningsbutik',
    items: Array.from({ length: 60 }, (_, at) => ({
      id: String(at),
      label: `Köpcentrumsynundersökningsmottagningsbutik ${at + 1}`,
      description: 'Arbetsplatsterminalglasögonundersökningar, kontaktlinsanpassning och hörseltest',
    })),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findAllByRole('option')).toHaveLength(60)
    const list = screen.getByRole('listbox').getBoundingClientRect()
    await expect(list.right).toBeLessThanOrEqual(window.innerWidth)
    await expect(list.bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
export const InADialog: Story = {
  render: (args) => (
    <Dialog open title="Välj butik" onClose={fn()}>
      <Combobox {...args} />
    </Dialog>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'malm')
    const option = await screen.findByRole('option', { name: /Malmö Triangeln/ })
    // The list is above the modal dialog and not inert.
    await waitFor(() => {
      const box = option.getBoundingClientRect()
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      return expect(option.contains(top)).toBe(true)
    })
    await userEvent.click(option)
    await expect(args.onChange).toHaveBeenCalledWith('2')
  },
}
export const RightToLeft: Story = {
  args: { defaultValue: '5' },
  decorators: [
    (Story) => (
      <LocaleProvider locale="ar">
        <div dir="rtl">{Story()}</div>
      </LocaleProvider>
    ),
  ],
}
export const English: Story = {
  args: { label: 'Store' },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-GB" texts={en}>
        {Story()}
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Show suggestions Store' })).toBeVisible()
    await userEvent.type(canvas.getByRole('combobox', { name: 'Store' }), 'xx')
    await waitFor(() => expect(screen.getByText('No matches')).toBeVisible())
  },
}
