import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { guide } from '../../testing/guide.js'
import { Checkbox } from './checkbox.js'

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: 'Jag godkänner köpvillkoren.', onChange: fn() },
  parameters: guide({
    purpose: 'A yes or no that counts when a form is sent, single or as one of several that may all be chosen.',
    do: [
      'Write what a tick means as a statement: `Jag har läst köpvillkoren.`',
      'Leave consents unticked. A ticked box is no consent.',
      'Link to what is consented to from the label; the link opens without ticking.',
    ],
    dont: [
      'Do not use it for what takes effect at once: that is a Switch.',
      'Do not write it in the negative: `Skicka inga brev` has to be thought about twice.',
      'Do not use two checkboxes for one question with two answers: that is a RadioGroup.',
    ],
  }),
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Unticked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Jag godkänner köpvillkoren.' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText('Jag godkänner köpvillkoren.'))
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    const label = box.closest('label')
    await expect(label?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
export const Ticked: Story = { args: { defaultChecked: true } }
export const WithHint: Story = {
  args: { hint: 'Du kan läsa dem först.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Jag godkänner köpvillkoren.' })).toHaveAccessibleDescription(
      'Du kan läsa dem först.',
    )
  },
}
export const WithLink: Story = {
  args: {
    label: (
      <>
        Jag godkänner <a href="#villkor">köpvillkoren</a> och har läst <a href="#policy">integritetspolicyn</a>.
      </>
    ),
  },
}
export const Wrong: Story = {
  args: { error: 'Du behöver godkänna villkoren för att fortsätta.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid()
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/behöver godkänna villkoren/)
  },
}
export const Disabled: Story = {
  render: (args) => (
    <div>
      <Checkbox {...args} disabled />
      <Checkbox {...args} disabled defaultChecked label="Nödvändiga kakor" hint="De går inte att stänga av." />
    </div>
  ),
}
export const VeryLongText: Story = {
  args: {
    label:
      'Jag intygar att glasögonabonnemangsavtalsförlängningserbjudandet gäller terminalglasögonen som min arbetsgivare har beställt åt mig och att uppgifterna om arbetsplatsundersökningen stämmer.',
    hint: 'Progressivglasanpassningsundersökningsbokningsbekräftelsen räcker som underlag.',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

const NEWS = ['Nyheter', 'Erbjudanden', 'Påminnelser'] as const
function Several() {
  const [chosen, setChosen] = useState<readonly string[]>(['Nyheter'])
  const all = chosen.length === NEWS.length
  return (
    <fieldset>
      <legend>Det vill jag få med e-post</legend>
      <Checkbox
        label="Allt"
        checked={all}
        indeterminate={chosen.length > 0 && !all}
        onChange={() => setChosen(all ? [] : NEWS)}
      />
      {NEWS.map((name) => (
        <Checkbox
          key={name}
          label={name}
          checked={chosen.includes(name)}
          onChange={() =>
            setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name])
          }
        />
      ))}
    </fieldset>
  )
}
export const SomeOfSeveral: Story = {
  render: () => <Several />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Allt' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Erbjudanden' }))
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Påminnelser' })).toBeChecked()
    await userEvent.click(all)
    await expect(canvas.getByRole('checkbox', { name: 'Nyheter' })).not.toBeChecked()
  },
}
