import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { guide } from '../../testing/guide.js'
import { Field } from './field.js'

const meta = {
  title: 'Primitives/Field',
  component: Field,
  args: {
    label: 'Artikelnummer',
    children: (control) => <input {...control} inputMode="numeric" autoComplete="off" />,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
  parameters: guide({
    purpose:
      'The frame of every form control: label above, help under the label, error under the control. Reach for it when you build a control of your own; TextField, Select, Combobox and DateField already bring it.',
    do: [
      'Write the label as a noun: `E-postadress`, not `Ange din e-postadress`.',
      'Put what is needed to fill the field in correctly in the hint. It stays while the field is filled in.',
      'Write an error as a whole sentence that explains how to correct it.',
      'Mark the few optional fields with `optional`. Required is the rule and is not marked.',
    ],
    dont: [
      'Do not use a placeholder as the label: it is gone when it is needed.',
      'Do not show an error while the user is still typing the first time. Complain on blur, correct on input.',
      'Do not put two controls in one field, unless they are one value: then set `group`.',
    ],
  }),
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const LabelOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Artikelnummer'))
    await expect(canvas.getByRole('textbox', { name: 'Artikelnummer' })).toHaveFocus()
    await expect(canvas.getByRole('textbox')).not.toHaveAttribute('aria-describedby')
  },
}
export const WithHintAndOptional: Story = {
  args: { hint: 'Sex siffror, står under streckkoden.', optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Artikelnummer Valfritt' })).toHaveAccessibleDescription(
      'Sex siffror, står under streckkoden.',
    )
  },
}
export const Wrong: Story = {
  args: { hint: 'Sex siffror, står under streckkoden.', error: 'Ange sex siffror, till exempel 100123.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /^Sex siffror, står under streckkoden\..*Ange sex siffror, till exempel 100123\.$/,
    )
    await expect(canvas.getByRole('img', { name: 'Fel' })).toBeVisible()
  },
}
export const Below: Story = {
  args: { below: 'Tre av sex siffror' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Tre av sex siffror')
  },
}
export const Group: Story = {
  args: {
    group: true,
    label: 'Ordernummer',
    hint: 'Två delar, som på kvittot.',
    children: ({ id, className, ...described }) => (
      <div role="group" id={id} aria-labelledby={`${id}-label`} {...described} style={{ display: 'flex', gap: 8 }}>
        <input aria-label="Första delen" className={className} />
        <input aria-label="Andra delen" className={className} />
      </div>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Ordernummer' })).toHaveAccessibleDescription(
      'Två delar, som på kvittot.',
    )
    await userEvent.click(canvas.getByText('Ordernummer'))
    await expect(canvas.getByRole('textbox', { name: 'Första delen' })).toHaveFocus()
  },
}
export const VeryLongWords: Story = {
  args: {
    label: 'Progressivglasanpassningsundersökningsbokningsbekräftelsenummer',
    hint: 'Numret står i glasögonabonnemangsavtalsbekräftelsen som vi skickade när du hämtade bågen.',
    error: 'Progressivglasanpassningsundersökningsbokningsbekräftelsenumret har tio siffror.',
    optional: true,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}
export const English: Story = {
  args: { label: 'Article number', optional: true, error: 'Enter six digits.' },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en" texts={en}>
        {Story()}
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Article number Optional' })).toHaveAccessibleDescription(
      /Enter six digits\.$/,
    )
    await expect(canvas.getByRole('img', { name: 'Error' })).toBeVisible()
  },
}
