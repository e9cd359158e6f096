import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { CartLine } from './cart-line.js'

const price = { total: 1990, ordinaryTotal: 2990, isCampaign: true }
const nothing = () => {}

describe('CartLine', () => {
  it.each([
    [11, true],
    [12, false],
  ])('with %s pieces has a plus: %s [VALID-034, VALID-035]', (quantity, plus) => {
    render(<CartLine name="Linnea Rund" quantity={quantity} price={price} onQuantityChange={nothing} />)
    expect(screen.queryByRole('button', { name: 'Öka antal: Linnea Rund' }) !== null).toBe(plus)
  })

  it('shows what the pieces come to and reads out the ordinary sum', () => {
    const { container } = render(<CartLine name="Linnea Rund" quantity={2} price={price} />)
    const words = (container.textContent ?? '').replaceAll('\u00a0', ' ')
    expect(words).toContain('1 990 kr')
    expect(words).toContain('Ordinarie pris 2 990 kr')
    expect(words).toContain('2 st')
  })

  it.each([
    [1, 'Lägsta pris senaste 30 dagarna: 1 195 kr'],
    [2, 'Lägsta pris senaste 30 dagarna: 1 195 kr per styck'],
  ])('shows the lowest price of 30 days with a reduced price of %s', (quantity, text) => {
    const { container } = render(<CartLine name="Linnea Rund" quantity={quantity} price={price} lowestPrice30={1195} />)
    expect(container.textContent?.replaceAll('\u00a0', ' ')).toContain(text)
  })

  it('shows no lowest price with an ordinary one', () => {
    render(<CartLine name="Linnea Rund" quantity={1} price={{ ...price, isCampaign: false }} lowestPrice30={1195} />)
    expect(screen.queryByText(/Lägsta pris/)).toBeNull()
  })

  it('offers the remedy of an error in one press', async () => {
    const onAction = vi.fn<() => void>()
    const errorAction = { label: 'Köp en gång i stället', onAction }
    const { rerender } = render(
      <CartLine name="Dagslins" quantity={1} price={price} error="Nej." errorAction={errorAction} />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Köp en gång i stället: Dagslins' }))
    expect(onAction).toHaveBeenCalledOnce()
    rerender(<CartLine name="Dagslins" quantity={1} price={price} errorAction={errorAction} />)
    expect(screen.queryByRole('button')).toBeNull()
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

  it('shows that it was removed in its own place, with undo only where there is one', async () => {
    const undo = vi.fn<() => void>()
    const { rerender } = render(<CartLine name="Linnea Rund" quantity={2} price={price} removed onUndo={undo} />)
    expect(screen.getByRole('status')).toHaveTextContent('Linnea Rund togs bort.')
    await userEvent.click(screen.getByRole('button', { name: 'Ångra Linnea Rund' }))
    expect(undo).toHaveBeenCalledOnce()
    rerender(<CartLine name="Linnea Rund" quantity={2} price={price} removed />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('does not move focus when the line was removed from somewhere else', () => {
    const line = (removed: boolean) => (
      <>
        <button type="button">Utanför</button>
        <CartLine name="Linnea Rund" quantity={2} price={price} onRemove={nothing} removed={removed} onUndo={nothing} />
      </>
    )
    const { rerender } = render(line(false))
    screen.getByRole('button', { name: 'Utanför' }).focus()
    rerender(line(true))
    expect(screen.getByRole('button', { name: 'Utanför' })).toHaveFocus()
  })

  it('lists the prescription of each eye, and nothing that is not prescribed [CART-003]', () => {
    render(
      <CartLine
        name="Enkelslipade glas"
        quantity={1}
        price={price}
        prescription={{
          rightSphere: 0,
          rightCylinder: -0.5,
          rightAxis: 90,
          rightAddition: null,
          rightPupillaryDistance: 31.5,
          leftSphere: 1.25,
          leftCylinder: null,
          leftAxis: null,
          leftAddition: 2,
          leftPupillaryDistance: 31,
        }}
      />,
    )
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Höger öga: SPH 0,00 CYL −0,50 AX 90° PD 31,5',
      'Vänster öga: SPH +1,25 ADD +2,00 PD 31',
    ])
  })
})
