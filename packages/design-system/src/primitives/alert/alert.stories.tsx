import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ErrorSummary } from '../error-summary/error-summary.js'
import { TextField } from '../text-field/text-field.js'
import { Alert } from './alert.js'

const meta = {
  title: 'Primitives/Alert and error summary',
  component: Alert,
  args: { title: 'Priset har ändrats', children: 'Kontrollera summan innan du betalar.' },
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: (args) => (
    <div className="ks-stack">
      <Alert {...args} />
      <Alert {...args} tone="success" title="Tack för din beställning" />
      <Alert {...args} tone="warning" title="Några varor är slut" />
      <Alert {...args} tone="error" title="Betalningen gick inte igenom" />
    </div>
  ),
}
export const Summary: Story = {
  render: () => (
    <div className="ks-stack">
      <ErrorSummary
        problems={[
          { field: 'firstName', message: 'Ange ditt förnamn.' },
          { field: 'email', message: 'Ange din e-postadress.' },
        ]}
      />
      <TextField id="firstName" label="Förnamn" error="Ange ditt förnamn." />
      <TextField id="email" label="E-postadress" error="Ange din e-postadress." />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Förnamn' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: 'Ange din e-postadress.' }))
    await expect(canvas.getByRole('textbox', { name: 'E-postadress' })).toHaveFocus()
  },
}
