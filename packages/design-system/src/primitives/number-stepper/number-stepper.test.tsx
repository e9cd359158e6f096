import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NumberStepper } from './number-stepper.js'

it('gives its group what a fieldset takes, and its number to a form', () => {
  const { container } = render(
    <form>
      <NumberStepper
        id="count"
        className="wide"
        name="quantity"
        value={2}
        maximum={5}
        label="Linser"
        onChange={() => undefined}
      />
    </form>,
  )
  const group = screen.getByRole('group', { name: /Linser/ })
  expect(group.id).toBe('count')
  expect(group.classList.contains('wide')).toBe(true)
  expect(new FormData(container.querySelector('form')!).get('quantity')).toBe('2')
})
