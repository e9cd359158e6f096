import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { guide } from '../../testing/guide.js'
import { RadioCards, RadioGroup, type RadioGroupProps } from './radio-group.js'

function Demo(props: Omit<RadioGroupProps, 'onChange' | 'value'>) {
  const [value, setValue] = useState<string | null>(props.defaultValue ?? null)
  return <RadioGroup {...props} value={value} onChange={setValue} />
}
const meta = {
  title: 'Primitives/Radio group',
  component: Demo,
  args: {
    legend: 'Så vill du köpa',
    name: 'kind',
    options: [
      { value: 'once', label: 'Engångsköp' },
      { value: 'subscription', label: 'Köp som abonnemang', detail: 'Fri frakt, pausa när du vill' },
      { value: 'store', label: 'Hämta i butik', disabled: true },
    ],
  },
  parameters: guide({
    purpose:
      'One of a few, all of them in view. RadioCards is the same for choices that need a second line, a price or something to fill in.',
    do: [
      'Ask the question in the legend and answer it in the labels.',
      'Put the most chosen first. Preselect only when no choice costs money or commits.',
      'Use `extra` for what belongs to a single option; it appears when that option is chosen.',
    ],
    dont: [
      'Do not use it for more than seven options: use Select or Combobox.',
      'Do not preselect credit as a payment method.',
      'Do not put a link or a button inside an option’s label: put it in `extra`.',
    ],
  }),
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Så vill du köpa' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Engångsköp' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /abonnemang/ })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Engångsköp' })).toBeChecked()
  },
}
export const Preselected: Story = { args: { defaultValue: 'subscription', hint: 'Du kan ändra dig när du vill.' } }
const cards = [
  { value: 'a', label: 'PostNord brev', detail: 'Tis 24–ons 25 november', end: 'Fri frakt' },
  { value: 'b', label: 'Budbee Box', detail: 'I morgon 17–22', end: '49 kr', extra: 'Kod till boxen kommer som sms.' },
  { value: 'c', label: 'Hem till dörren', detail: 'Inte till ditt postnummer', end: '79 kr', disabled: true },
]
export const Cards: Story = {
  args: { cards: true, legend: 'Leverans', options: cards },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/Kod till boxen/)).toBeNull()
    await userEvent.click(canvas.getByText('Budbee Box'))
    await expect(canvas.getByRole('radio', { name: /Budbee Box/ })).toBeChecked()
    await expect(canvas.getByText(/Kod till boxen/)).toBeVisible()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('radio', { name: /PostNord/ })).toBeChecked()
    await expect(canvas.queryByText(/Kod till boxen/)).toBeNull()
  },
}
export const CardsSideBySide: Story = {
  args: { cards: true, legend: 'Leverans', options: cards, defaultValue: 'a' },
  decorators: [(Story) => <div style={{ ['--ks-radio-card-min' as string]: '15rem' }}>{Story()}</div>],
}
export const ChoosesByItself: Story = {
  render: () => <RadioCards legend="Leverans" name="delivery" options={cards} defaultValue="b" />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Kod till boxen/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /PostNord/ }))
    await expect(canvas.queryByText(/Kod till boxen/)).toBeNull()
  },
}
export const Wrong: Story = {
  args: { error: 'Gör ett val för att fortsätta.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Gör ett val/)
  },
}
export const OneOption: Story = {
  args: { cards: true, legend: 'Leverans', options: cards.slice(0, 1), defaultValue: 'a' },
}
export const VeryLongText: Story = {
  args: {
    cards: true,
    legend: 'Progressivglasanpassningsundersökningsbokningsalternativ',
    options: [
      {
        value: 'a',
        label: 'Arbetsplatsterminalglasögonundersökning',
        detail: 'Kontaktlinsanpassningsåterbesöket ingår om du kommer inom tre månader från provtillfället.',
        end: '1 995 kr',
      },
      { value: 'b', label: 'Syn', end: '399 kr' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}
