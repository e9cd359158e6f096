import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StockStatus } from './stock-status.js'

it.each([
  [20, 'I lager', 'in-stock'],
  [30, 'Slut i lager', 'out-of-stock'],
  [0, 'Finns i butik', 'in-store'],
  [40, 'Finns i butik', 'in-store'],
  [999, 'Finns i butik', 'in-store'],
])('shows status %s as "%s" [PRICE-003, PRICE-004, PRICE-005]', (status, words, state) => {
  const { container } = render(<StockStatus status={status} />)
  expect(container.textContent).toBe(words)
  expect(container.firstElementChild).toHaveAttribute('data-state', state)
})

it('accepts some texts of its own and uses the defaults for the others', () => {
  const texts = { 'in-stock': 'Skickas i dag' }
  const { container } = render(
    <>
      <StockStatus status={20} texts={texts} />
      <StockStatus status={30} texts={texts} />
    </>,
  )
  expect(container.textContent).toBe('Skickas i dagSlut i lager')
})
