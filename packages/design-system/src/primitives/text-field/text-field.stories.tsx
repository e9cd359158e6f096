import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Select } from '../select/select.js'
import { TextArea, TextField } from './text-field.js'

const meta = {
  title: 'Primitives/Text field',
  component: TextField,
  args: { label: 'E-postadress', type: 'email', autoComplete: 'email' },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const WithHint: Story = {
  args: { hint: 'Vi skickar orderbekräftelsen dit.', optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-postadress Valfritt' })).toHaveAccessibleDescription(
      'Vi skickar orderbekräftelsen dit.',
    )
  },
}
export const Wrong: Story = {
  args: { defaultValue: 'linnea', error: 'Ange en giltig e-postadress, till exempel namn@exempel.se.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/giltig e-postadress/)
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'linnea@exempel.se' } }
export const WithUnit: Story = {
  args: { label: 'Bildskärm', suffix: 'cm', inputMode: 'numeric', type: 'text', autoComplete: 'off' },
}
export const Area: Story = { render: () => <TextArea label="Meddelande till butiken" optional /> }
export const Choice: Story = {
  render: () => (
    <Select
      label="Styrka"
      options={[
        { value: '-1.25', label: '−1,25' },
        { value: '-1.50', label: '−1,50' },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Styrka' }), '−1,50')
    await expect(canvas.getByRole('combobox')).toHaveValue('-1.50')
  },
}
