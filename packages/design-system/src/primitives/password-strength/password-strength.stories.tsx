import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { guide } from '../../testing/guide.js'
import { loadPasswordEstimator, NewPasswordField, PasswordStrength } from './password-strength.js'

// The lists are loaded first, so that each story shows its result at once.
await loadPasswordEstimator()

const meta = {
  title: 'Primitives/Password strength',
  component: PasswordStrength,
  args: { password: '' },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
  parameters: guide({
    purpose:
      'Shows how well a new password resists guessing, and what would make it better. NewPasswordField is the field and the meter together; take that one in a form.',
    do: [
      'Hand in name and e-mail address as `personal`, so that they count for nothing.',
      'Let a fair password pass: only the length, 8 to 128 characters, is a rule.',
      'Let people paste and let password managers fill in.',
    ],
    dont: [
      'Do not add rules of composition. `Sommar2024!` follows them all and is guessed early.',
      'Do not show it where people log in: there the password is what it is.',
      'Do not rely on it alone: the server checks the password again.',
    ],
  }),
} satisfies Meta<typeof PasswordStrength>
export default meta
type Story = StoryObj<typeof meta>

const shows =
  (words: string, bars: number): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Lösenordets styrka' })
    await expect(meter).toHaveAttribute('aria-valuenow', String(bars))
    await expect(canvas.getByText(words, { exact: false })).toBeVisible()
    // A text that is there from the start is not announced.
    await expect(canvas.getByRole('status')).toHaveTextContent('')
  }

export const Empty: Story = { play: shows('Minst 8 tecken.', 0) }
export const TooShort: Story = { args: { password: 'katter' }, play: shows('2 tecken kvar.', 0) }
export const Weak: Story = { args: { password: 'Sommar2024' }, play: shows('Svagt.', 1) }
export const Personal: Story = {
  args: { password: 'linneasvensson', personal: ['Linnea', 'Svensson', 'linnea.svensson@exempel.se'] },
  play: shows('Låt bli ditt namn', 1),
}
export const Fair: Story = { args: { password: 'Sommar2024!' }, play: shows('Hyfsat.', 2) }
export const Good: Story = { args: { password: 'hejsan-skrufs' }, play: shows('Bra.', 3) }
export const Strong: Story = { args: { password: 'tre gröna paraplyer i snö' }, play: shows('Starkt.', 4) }
export const TooLong: Story = { args: { password: 'långt '.repeat(30) }, play: shows('Högst 128 tecken.', 0) }

export const Field: Story = {
  render: () => <NewPasswordField personal={['Linnea Svensson']} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Nytt lösenord')
    await expect(field).toHaveAttribute('autocomplete', 'new-password')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('bvcxsdfghj')
    await waitFor(() => expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Svagt.'))
    await expect(canvas.getByText(/Undvik tangenter i rad/)).toBeVisible()
    const [, region] = canvas.getAllByRole('status')
    await waitFor(() => expect(region).toHaveTextContent('Svagt. Undvik tangenter i rad, som qwerty.'))
    await userEvent.keyboard(' under en paraply')
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '4')
    await expect(field).toHaveAccessibleDescription(/Starkt\./)
  },
}
export const FieldWrong: Story = {
  render: () => (
    <NewPasswordField
      defaultValue="kort"
      hint="Du loggar in med det nästa gång."
      error="Lösenordet måste vara minst 8 tecken."
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nytt lösenord')).toBeInvalid()
  },
}
export const FieldDisabled: Story = { render: () => <NewPasswordField disabled defaultValue="tre små glada katter" /> }
export const Narrow: Story = {
  args: { password: 'linnea1985' },
  decorators: [(Story) => <div style={{ maxInlineSize: '14rem' }}>{Story()}</div>],
}
export const English: Story = {
  render: () => (
    <LocaleProvider locale="en" texts={en}>
      <NewPasswordField defaultValue="password" />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Password strength' })).toHaveAttribute('aria-valuetext', 'Weak.')
    await expect(canvas.getByText(/first things people try/)).toBeVisible()
  },
}
