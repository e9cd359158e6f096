import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { guide } from '../../testing/guide.js'
import { Switch } from './switch.js'

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  args: { label: 'Påminn mig om synundersökning', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
  parameters: guide({
    purpose: 'Turns a setting on or off at once: reminders, newsletters, what the shop may store.',
    do: [
      'Name the thing, not the state: `Påminnelser`, and let the switch say on or off.',
      'Take effect at once. Show `loading` while the server thinks, and say so if it refuses.',
      'Keep the words på and av: colour and position alone are not enough for everyone.',
    ],
    dont: [
      'Do not put it in a form with a send button: use a Checkbox there.',
      'Do not use it to choose between two things: use a RadioGroup.',
      'Do not disable it while it is loading: focus would be lost.',
    ],
  }),
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Påminn mig om synundersökning' })
    await expect(control).not.toBeChecked()
    await expect(canvas.getByText('Av')).toBeVisible()
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(canvas.getByText('På')).toBeVisible()
    await expect(canvas.getByText('Av')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Påminn mig om synundersökning'))
    await expect(control).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await expect(control.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
export const On: Story = { args: { defaultChecked: true } }
export const WithHint: Story = {
  args: { hint: 'Vi skickar ett sms när det har gått två år.', defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Påminn mig om synundersökning' })).toHaveAccessibleDescription(
      'Vi skickar ett sms när det har gått två år.',
    )
  },
}
export const OwnWords: Story = {
  args: { label: 'Abonnemanget', onText: 'Aktivt', offText: 'Pausat', defaultChecked: true },
}
export const Loading: Story = {
  args: { loading: true, defaultChecked: true },
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Påminn mig om synundersökning' })
    await userEvent.click(control)
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(control).toHaveFocus()
    await expect(control).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Sparar …')
  },
}
function Saved() {
  const [loading, setLoading] = useState(false)
  const [times, setTimes] = useState(0)
  return (
    <>
      <Switch
        label="Påminnelser"
        loading={loading}
        onChange={() => {
          setLoading(true)
          setTimes(times + 1)
        }}
      />
      <button type="button" onClick={() => setLoading(false)}>
        Svara
      </button>
      <output aria-label="Antal ändringar">{times}</output>
    </>
  )
}
export const SavedByAServer: Story = {
  render: () => <Saved />,
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch')
    const times = canvas.getByRole('status', { name: 'Antal ändringar' })
    await userEvent.click(control)
    await userEvent.click(control)
    await expect(control).toBeChecked()
    await expect(times).toHaveTextContent('1')
    await userEvent.click(canvas.getByRole('button', { name: 'Svara' }))
    await userEvent.click(control)
    await expect(control).not.toBeChecked()
    await expect(times).toHaveTextContent('2')
  },
}
function Refused() {
  const [error, setError] = useState<string>()
  return (
    <Switch
      label="Påminnelser"
      checked={false}
      error={error}
      onChange={() => setError('Det gick inte att spara. Försök igen.')}
    />
  )
}
export const RolledBack: Story = {
  render: () => <Refused />,
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch')
    await userEvent.click(control)
    await expect(control).not.toBeChecked()
    await expect(control).toBeInvalid()
    await expect(control).toHaveAccessibleDescription(/gick inte att spara/)
  },
}
export const Disabled: Story = {
  render: (args) => (
    <div>
      <Switch {...args} disabled />
      <Switch {...args} disabled defaultChecked label="Nödvändiga kakor" hint="De går inte att stänga av." />
    </div>
  ),
}
export const ShortestAndLongest: Story = {
  render: () => (
    <div>
      <Switch label="Sms" />
      <Switch
        label="Progressivglasanpassningsundersökningsbokningspåminnelser"
        hint="Skickas till arbetsplatsterminalglasögonansvarig på ditt företag."
        onText="Påslagna"
        offText="Avstängda"
        defaultChecked
      />
    </div>
  ),
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}
export const English: Story = {
  args: { label: 'Reminders', loading: true },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en" texts={en}>
        {Story()}
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Off')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving …')
  },
}
