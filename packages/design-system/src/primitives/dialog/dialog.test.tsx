import { fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.js'

describe('Dialog', () => {
  it('asks its owner to close on Escape, and does not close by itself', () => {
    const close = vi.fn<() => void>()
    render(
      <Dialog open title="Varukorg" onClose={close}>
        Innehåll
      </Dialog>,
    )
    const dialog = screen.getByRole('dialog', { name: 'Varukorg' })
    const escape = new Event('cancel', { cancelable: true })
    fireEvent(dialog, escape)
    expect(close).toHaveBeenCalledTimes(1)
    expect(escape.defaultPrevented).toBe(true)
  })

  it('closes on a press outside its box and on no press inside', () => {
    const close = vi.fn<() => void>()
    render(
      <Dialog open title="Varukorg" onClose={close}>
        <button type="button">Inuti</button>
      </Dialog>,
    )
    const dialog = screen.getByRole('dialog')
    dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200)
    const press = (target: Element, from: number, to = from) => {
      fireEvent.pointerDown(target, { clientX: from, clientY: 150 })
      fireEvent.click(target, { clientX: to, clientY: 150 })
    }
    press(screen.getByText('Inuti'), 5)
    press(dialog, 150)
    press(dialog, 150, 50)
    press(dialog, 50, 150)
    expect(close).not.toHaveBeenCalled()
    press(dialog, 50)
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('opens and closes with its owner [CART-006, CART-010]', () => {
    const drawer = (open: boolean) => <Dialog kind="drawer" open={open} title="Varukorg" onClose={() => {}} />
    const { rerender, container } = render(drawer(false))
    const dialog = container.querySelector('dialog')
    expect(dialog?.open).toBe(false)
    rerender(drawer(true))
    expect(dialog?.open).toBe(true)
    rerender(drawer(false))
    expect(dialog?.open).toBe(false)
  })

  it('stays open when its effects run twice, as React does in development', async () => {
    const close = vi.fn<() => void>()
    render(
      <StrictMode>
        <Dialog open title="Varukorg" onClose={close} />
      </StrictMode>,
    )
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    await Promise.resolve()
    expect(dialog.open).toBe(true)
    expect(close).not.toHaveBeenCalled()
  })

  it('notifies its owner when something else closed it', async () => {
    const close = vi.fn<() => void>()
    render(<Dialog open title="Varukorg" onClose={close} />)
    screen.getByRole<HTMLDialogElement>('dialog').close()
    await Promise.resolve()
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('has a name without a title row', () => {
    render(<Dialog open bare kind="cover" title="Sök" onClose={() => {}} />)
    expect(screen.getByRole('dialog', { name: 'Sök' })).toBeInTheDocument()
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
