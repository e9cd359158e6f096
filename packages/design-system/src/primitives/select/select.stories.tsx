import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { guide } from '../../testing/guide.js'
import { Select } from './select.js'

const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: {
    label: 'Styrka',
    onChange: fn(),
    options: [
      { value: '-1.00', label: '−1,00' },
      { value: '-1.25', label: '−1,25' },
      { value: '-1.50', label: '−1,50' },
      { value: '-1.75', label: '−1,75', disabled: true },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
  parameters: guide({
    purpose:
      'One of a known, short list, in the platform’s own picker: a wheel on a phone, a menu on a computer. It costs no script.',
    do: [
      'Order the options the way people look for them: strengths by number, stores by name.',
      'Keep the empty first row when a choice is needed and none is the usual one.',
      'Preselect when one option is right for nearly everybody.',
    ],
    dont: [
      'Do not use it for two to five options that fit: RadioGroup shows them all at once.',
      'Do not use it for more than about fifty: Combobox is searched by typing.',
      'Do not navigate or send when the choice changes; arrow keys pass every option.',
    ],
  }),
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Styrka' })
    await expect(select).toHaveDisplayValue('Välj')
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, '−1,50')
    await expect(select).toHaveValue('-1.50')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('option', { name: '−1,75' })).toBeDisabled()
  },
}
export const Chosen: Story = { args: { defaultValue: '-1.25' } }
export const WithoutPlaceholder: Story = {
  args: { placeholder: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('−1,00')
  },
}
export const WithHintAndOptional: Story = {
  args: { hint: 'Står på receptet från optikern.', optional: true, placeholder: 'Ingen styrka vald' },
}
export const Wrong: Story = {
  args: { error: 'Gör ett val för att fortsätta.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/Gör ett val/)
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '-1.25' } }
/** Options of several kinds, each under its heading. */
export const Grouped: Story = {
  args: {
    label: 'Jämför med',
    options: [
      {
        label: 'Dina favoriter',
        options: [
          { value: 'a', label: 'Abisko, svart' },
          { value: 'b', label: 'Kebnekaise, guld' },
        ],
      },
      { label: 'Senast visade', options: [{ value: 'c', label: 'Sarek, sköldpadd' }] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Senast visade' })).toBeInTheDocument()
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Sarek, sköldpadd')
    await expect(canvas.getByRole('combobox')).toHaveValue('c')
  },
}
export const NoOptions: Story = { args: { options: [], hint: 'Styrkorna visas när du har valt lins.' } }
export const VeryLongOption: Story = {
  args: {
    label: 'Progressivglasanpassningsundersökningsalternativ',
    placeholder: null,
    options: [
      { value: 'a', label: 'Arbetsplatsterminalglasögonundersökning med kontaktlinsanpassning och återbesök' },
      { value: 'b', label: 'Kort' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}
export const English: Story = {
  args: { label: 'Power' },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en" texts={en}>
        {Story()}
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Power' })).toHaveDisplayValue('Choose')
  },
}
