import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CartLine } from './cart-line.js'

const price = { amount: 995, ordinaryPrice: 1495, isCampaign: true }
const nothing = () => {}

describe('CartLine', () => {
  it.each([
    [11, true],
    [12, false],
  ])('with %s pieces has a plus: %s [VALID-034, VALID-035]', (quantity, plus) => {
    render(<CartLine name="Linnea Rund" quantity={quantity} price={price} onQuantityChange={nothing} />)
    expect(screen.queryByRole('button', { name: 'Öka antal: Linnea Rund' }) !== null).toBe(plus)
  })

  it('multiplies the price and says the ordinary one in words', () => {
    const { container } = render(<CartLine name="Linnea Rund" quantity={2} price={price} />)
    const words = (container.textContent ?? '').replaceAll('\u00a0', ' ')
    expect(words).toContain('1 990 kr')
    expect(words).toContain('Ordinarie pris 2 990 kr')
    expect(words).toContain('2 st')
  })

  it('has no controls when it is only shown', () => {
    render(<CartLine name="Linnea Rund" quantity={2} price={price} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('can always be removed', () => {
    const { rerender } = render(
      <CartLine name="Linnea Rund" quantity={1} price={price} onQuantityChange={nothing} onRemove={nothing} />,
    )
    expect(screen.getAllByRole('button', { name: /Ta bort.*Linnea Rund/ })).toHaveLength(1)
    rerender(<CartLine name="Linnea Rund" quantity={2} price={price} onQuantityChange={nothing} onRemove={nothing} />)
    expect(screen.getAllByRole('button', { name: /Ta bort.*Linnea Rund/ })).toHaveLength(1)
  })
})
