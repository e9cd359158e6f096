import { FLAG_COLORS } from '@klarsikt/core/catalogue'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Flag, FlagList } from './flag.js'

it.each(FLAG_COLORS)('shows its text on %s [CARD-006, CARD-007]', (color) => {
  render(<Flag text="Nyhet" color={color} />)
  expect(screen.getByText('Nyhet')).toHaveAttribute('data-color', color)
})

it('takes no other colour [CARD-007]', () => {
  // @ts-expect-error -- the compiler is what is tested here
  render(<Flag text="Nyhet" color="Green" />)
  expect(screen.getByText('Nyhet')).toBeInTheDocument()
})

it('draws no list without flags', () => {
  expect(render(<FlagList flags={[]} />).container).toBeEmptyDOMElement()
})
