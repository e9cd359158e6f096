import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { SearchIcon } from '../../icons/action.js'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { guide } from '../../testing/guide.js'
import { Button } from '../button/button.js'
import { PasswordField, TextArea, TextField } from './text-field.js'

const meta = {
  title: 'Primitives/Text field',
  component: TextField,
  args: { label: 'E-postadress', type: 'email', autoComplete: 'email' },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
  parameters: guide({
    purpose:
      'Free text: TextField for one line, TextArea for several, PasswordField for a password. The form decides when something is wrong; the field shows it.',
    do: [
      'Set `type`, `inputMode` and `autoComplete`: they decide the keyboard and what the browser fills in.',
      'Size the field after what goes in: a postal code is short, a street is long.',
      'Put units and country codes next to the text with `suffix` and `prefix`, so that they are not typed.',
      'Use `countTo` instead of `maxLength` when there is a limit: people see that they are over it and shorten it themselves.',
    ],
    dont: [
      'Do not use a text field for a choice among few: use RadioGroup, Select or Combobox.',
      'Do not block pasting, in passwords least of all.',
      'Do not format while typing; tidy up when the field is left.',
      'Do not put an example in the placeholder when it has to be remembered: that is a hint.',
    ],
  }),
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'E-postadress' })).toHaveFocus()
    await userEvent.keyboard('linnea@exempel.se')
    await expect(canvas.getByRole('textbox')).toHaveValue('linnea@exempel.se')
    await expect(canvas.getByRole('textbox').getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
export const Filled: Story = { args: { defaultValue: 'linnea.svensson@exempel.se' } }
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
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'linnea@exempel.se' } }
export const WithUnit: Story = {
  args: { label: 'Bildskärm', suffix: 'cm', inputMode: 'numeric', type: 'text', autoComplete: 'off' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Bildskärm' })).toHaveAccessibleDescription('cm')
  },
}
export const WithPrefixAndSuffix: Story = {
  args: {
    label: 'Mobilnummer',
    prefix: '+46',
    suffix: <SearchIcon />,
    type: 'tel',
    autoComplete: 'tel-national',
    error: 'Ange ett giltigt mobilnummer, till exempel 070-123 45 67.',
    defaultValue: '70-123',
  },
}
export const WithButton: Story = {
  args: {
    label: 'Rabattkod',
    type: 'text',
    autoComplete: 'off',
    suffix: (
      <Button variant="ghost" size="small">
        Använd
      </Button>
    ),
  },
}
export const VeryLongText: Story = {
  args: {
    label: 'Progressivglasanpassningsundersökningsbokningsbekräftelse',
    type: 'text',
    prefix: 'Glasögonabonnemang',
    suffix: 'arbetsavståndscentimeter',
    defaultValue: 'Terminalglasögonarbetsplatsundersökningsremissen',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}
export const Counted: Story = {
  args: { label: 'Gravyr', type: 'text', countTo: 20, defaultValue: 'Till Åsa', autoComplete: 'off' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Gravyr' })
    await expect(input).toHaveAccessibleDescription('8 av 20 tecken')
    await userEvent.type(input, ' från alla på jobbet')
    await expect(input).toHaveValue('Till Åsa från alla på jobbet')
    await expect(canvas.getByText('8 tecken för mycket')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('8 tecken för mycket'))
  },
}
export const Area: Story = {
  render: () => <TextArea label="Meddelande till butiken" hint="Det läses av den som tar emot dig." optional />,
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: /Meddelande/ })
    await userEvent.type(area, 'Hej!{Enter}Jag kommer lite senare.')
    await expect(area).toHaveValue('Hej!\nJag kommer lite senare.')
  },
}
export const AreaTooLong: Story = {
  render: () => (
    <TextArea
      label="Meddelande till butiken"
      countTo={40}
      defaultValue="Jag skulle vilja ha hjälp att justera skalmarna och byta näskuddar."
      error="Korta meddelandet till 40 tecken."
    />
  ),
}
export const AreaDisabled: Story = {
  render: () => <TextArea label="Meddelande till butiken" disabled defaultValue="Skickat i går." />,
}

const sent = fn()
export const Password: Story = {
  render: () => (
    <form
      className="ks-stack"
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <PasswordField id="losenord" defaultValue="tre små glada katter" />
      <Button type="submit">Logga in</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Lösenord')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(field)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Visa lösenordet' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('tre små glada katter')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Lösenordet visas.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Logga in' }))
    await expect(sent).toHaveBeenCalled()
    await expect(field).toHaveAttribute('type', 'password')
  },
}
export const PasswordWrong: Story = {
  render: () => <PasswordField defaultValue="hemligt" error="E-postadressen eller lösenordet stämmer inte." />,
}
export const PasswordDisabled: Story = { render: () => <PasswordField disabled defaultValue="hemligt" /> }

function CorrectedOnInput() {
  const [value, setValue] = useState('')
  const [left, setLeft] = useState(false)
  const wrong = left && !/^\d{3} ?\d{2}$/.test(value)
  return (
    <TextField
      label="Postnummer"
      inputMode="numeric"
      autoComplete="postal-code"
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      onBlur={() => setLeft(true)}
      error={wrong ? 'Ange ett giltigt postnummer med fem siffror.' : undefined}
    />
  )
}
export const ValidatedOnBlur: Story = {
  render: () => <CorrectedOnInput />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Postnummer' })
    await userEvent.type(field, '123')
    await expect(field).toBeValid()
    await userEvent.tab()
    await expect(field).toBeInvalid()
    await userEvent.type(field, '45')
    await expect(field).toBeValid()
  },
}
export const English: Story = {
  render: () => (
    <LocaleProvider locale="en" texts={en}>
      <div className="ks-stack">
        <TextField label="Engraving" countTo={20} defaultValue="To Åsa" optional />
        <PasswordField />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Engraving Optional' })).toHaveAccessibleDescription(
      '6 of 20 characters',
    )
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible()
  },
}
