import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { RadioGroup } from '../radio-group/radio-group.js'
import { TextField } from '../text-field/text-field.js'
import { ErrorSummary } from './error-summary.js'

const form = (attempt: number, problems: readonly { field: string; message: string }[]) => (
  <>
    <ErrorSummary attempt={attempt} problems={problems} />
    <TextField id="name" label="Namn" />
    <RadioGroup id="delivery" name="delivery" legend="Leverans" options={[{ value: 'a', label: 'Brev' }]} />
    <button type="button">Skicka</button>
  </>
)
const name = { field: 'name', message: 'Ange ditt namn.' }
const delivery = { field: 'delivery', message: 'Gör ett val för att fortsätta.' }

it('gives focus to the first field that is wrong, again for every attempt', async () => {
  const { rerender } = render(form(1, [name]))
  expect(screen.getByRole('textbox', { name: 'Namn' })).toHaveFocus()
  screen.getByRole('button').focus()
  rerender(form(1, [name, delivery]))
  expect(screen.getByRole('button')).toHaveFocus()
  rerender(form(2, [name]))
  expect(screen.getByRole('textbox', { name: 'Namn' })).toHaveFocus()
})

it('brings a field into view that has focus already and was pushed away by the problems above it', () => {
  const scrolled = vi.fn()
  const { rerender } = render(form(0, []))
  const field = screen.getByRole('textbox', { name: 'Namn' })
  field.scrollIntoView = scrolled
  field.focus()
  rerender(form(1, [name]))
  expect(field).toHaveFocus()
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
})

it('leads into a group through its first control', async () => {
  render(form(0, [delivery]))
  await userEvent.click(screen.getByRole('link', { name: delivery.message }))
  expect(screen.getByRole('radio', { name: 'Brev' })).toHaveFocus()
})

it('is not there when nothing is wrong', () => {
  render(form(1, []))
  expect(screen.queryByRole('alert')).toBeNull()
})
