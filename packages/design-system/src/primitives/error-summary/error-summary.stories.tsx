import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FormEvent, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { guide } from '../../testing/guide.js'
import { Button } from '../button/button.js'
import { DateField } from '../date-field/date-field.js'
import { RadioGroup } from '../radio-group/radio-group.js'
import { TextField } from '../text-field/text-field.js'
import { ErrorSummary, type ErrorSummaryProps } from './error-summary.js'

const NAME = { field: 'namn', message: 'Ange ditt namn.' }
const DAY = { field: 'dag', message: 'Ange ett giltigt datum.' }
const DELIVERY = { field: 'leverans', message: 'Gör ett val för att fortsätta.' }

const meta = {
  title: 'Primitives/Error summary',
  component: ErrorSummary,
  args: { problems: [NAME, DAY, DELIVERY], focus: 'none' },
  parameters: guide({
    purpose: 'Everything that keeps a form from being sent, at its top, each line leading to its field.',
    do: [
      'Render it when the form was sent, and keep it until the form is sent again.',
      'Say the same words here and at the field.',
      'Raise `attempt` with every try, so that focus goes to the first wrong field even when nothing changed.',
    ],
    dont: [
      'Do not use it for what the server did wrong: that is an Alert.',
      'Do not list a problem without a field to lead to.',
      'Do not empty any field: what was entered stays.',
    ],
  }),
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Kontrollera uppgifterna' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
  },
}
export const One: Story = { args: { problems: [NAME], headingLevel: 3 } }
export const None: Story = {
  args: { problems: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
export const VeryLongText: Story = {
  args: {
    title: 'Kontrollera progressivglasanpassningsundersökningsbokningsuppgifterna',
    problems: [
      {
        field: 'a',
        message: 'Arbetsplatsterminalglasögonundersökningsremissnumret har tio siffror och står högst upp på remissen.',
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

function Form({ focus }: Pick<ErrorSummaryProps, 'focus'>) {
  const [attempt, setAttempt] = useState(0)
  const [name, setName] = useState('')
  const problems = attempt === 0 ? [] : [...(name === '' ? [NAME] : []), DAY, DELIVERY]
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
  }
  return (
    <form className="ks-stack" noValidate onSubmit={send}>
      <ErrorSummary problems={problems} attempt={attempt} {...(focus && { focus })} />
      <TextField
        id="namn"
        label="Namn"
        value={name}
        error={errorOf('namn')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <DateField id="dag" label="Födelsedatum" calendar={false} error={errorOf('dag')} />
      <RadioGroup
        id="leverans"
        name="leverans"
        legend="Leverans"
        options={[{ value: 'a', label: 'Brev' }]}
        error={errorOf('leverans')}
      />
      <Button type="submit">Skicka</Button>
    </form>
  )
}
export const InAForm: Story = {
  render: () => <Form />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skicka' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Namn' })).toHaveFocus())
    await userEvent.keyboard('Linnea')
    await expect(canvas.queryByRole('link', { name: NAME.message })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Namn' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('link', { name: DELIVERY.message })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: DELIVERY.message }))
    await expect(canvas.getByRole('radio', { name: 'Brev' })).toHaveFocus()
  },
}
export const FocusOnTheSummary: Story = {
  render: () => <Form focus="summary" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skicka' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
  },
}
export const English: Story = {
  args: { problems: [{ field: 'namn', message: 'Enter your name.' }] },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en" texts={en}>
        {Story()}
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Check what you have entered' })).toBeVisible()
  },
}
