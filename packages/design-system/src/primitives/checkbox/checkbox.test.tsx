import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { Checkbox } from './checkbox.js'

it('passes on ref, class and attributes, and names the box only by its label', () => {
  const ref = createRef<HTMLInputElement>()
  const { container } = render(
    <Checkbox ref={ref} className="own" name="terms" label="Jag godkänner" hint="Läs dem först." error="Krävs." />,
  )
  const box = screen.getByRole('checkbox', { name: 'Jag godkänner' })
  expect(ref.current).toBe(box)
  expect(box).toHaveAttribute('name', 'terms')
  expect(box).toHaveAccessibleDescription('Läs dem först. Krävs.')
  expect(container.firstElementChild).toHaveClass('own')
})
