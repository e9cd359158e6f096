import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '../dialog/dialog.js'
import { dismissAll, toast, Toaster, type ToastOptions } from './toast.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  act(dismissAll)
  vi.useRealTimers()
})
const pass = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}
const show = (options: ToastOptions): void => {
  act(() => {
    toast(options)
  })
}

describe('toast', () => {
  it('is shown at 4399 ms and gone at 4400 [CHROME-029]', () => {
    render(<Toaster />)
    show({ text: 'Varukorgen är uppdaterad.' })
    pass(4399)
    expect(screen.getByRole('status')).toHaveTextContent('Varukorgen är uppdaterad.')
    pass(1)
    expect(screen.queryByText('Varukorgen är uppdaterad.')).toBeNull()
  })

  it('is only announced when the change is visible, and leaves as the others do', () => {
    render(<Toaster />)
    show({ text: 'Dina val är sparade.', politeOnly: true })
    expect(screen.getByRole('status')).toHaveTextContent('Dina val är sparade.')
    expect(screen.queryByRole('button')).toBeNull()
    fireEvent.keyDown(document, { key: 'F8' })
    expect(document.body).toHaveFocus()
    pass(4400)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('waits while it is pointed at or has focus', () => {
    render(<Toaster />)
    show({ text: 'Borttagen', action: { label: 'Ångra', onAction: () => {} } })
    fireEvent.pointerEnter(screen.getByText('Borttagen'))
    pass(60_000)
    expect(screen.getByText('Borttagen')).toBeInTheDocument()
    fireEvent.pointerLeave(screen.getByText('Borttagen'))
    pass(4399)
    act(() => screen.getByRole('button', { name: 'Ångra' }).focus())
    pass(60_000)
    expect(screen.getByText('Borttagen')).toBeInTheDocument()
  })

  it('waits for the pointer also when focus has left, and all wait together', () => {
    render(<Toaster />)
    show({ text: 'Borttagen', action: { label: 'Ångra', onAction: () => {} } })
    show({ text: 'Sparad' })
    fireEvent.pointerEnter(screen.getByText('Borttagen'))
    act(() => screen.getByRole('button', { name: 'Ångra' }).focus())
    act(() => screen.getByRole('button', { name: 'Ångra' }).blur())
    pass(60_000)
    expect(screen.getByText('Borttagen')).toBeInTheDocument()
    expect(screen.getByText('Sparad')).toBeInTheDocument()
    fireEvent.pointerLeave(screen.getByText('Borttagen'))
    pass(4400)
    expect(screen.queryByText('Borttagen')).toBeNull()
    expect(screen.queryByText('Sparad')).toBeNull()
  })

  it('does not wait for one that is gone', () => {
    render(<Toaster />)
    show({ text: 'Borttagen' })
    fireEvent.pointerEnter(screen.getByText('Borttagen'))
    fireEvent.click(screen.getByRole('button', { name: 'Stäng' }))
    show({ text: 'Sparad' })
    pass(4400)
    expect(screen.queryByText('Sparad')).toBeNull()
  })

  it('leaves on Escape, only when it has focus [WPAGE-036]', () => {
    render(<Toaster />)
    show({ text: 'Filtren är rensade', duration: 30_000 })
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.getByText('Filtren är rensade')).toBeInTheDocument()
    fireEvent.keyDown(document.body, { key: 'F8' })
    expect(screen.getByRole('button', { name: 'Stäng' })).toHaveFocus()
    fireEvent.keyDown(screen.getByRole('button', { name: 'Stäng' }), { key: 'Escape' })
    expect(screen.queryByText('Filtren är rensade')).toBeNull()
  })

  it('gives focus back to where it was', () => {
    render(
      <>
        <button type="button">Fortsätt</button>
        <Toaster />
      </>,
    )
    act(() => screen.getByText('Fortsätt').focus())
    show({ text: 'Borttagen' })
    fireEvent.keyDown(document.body, { key: 'F8' })
    fireEvent.click(screen.getByRole('button', { name: 'Stäng' }))
    expect(screen.getByText('Fortsätt')).toHaveFocus()
  })

  it('stays for its duration', () => {
    render(<Toaster />)
    show({ text: 'Filtren är rensade', duration: 30_000 })
    pass(29_999)
    expect(screen.getByText('Filtren är rensade')).toBeInTheDocument()
    pass(1)
    expect(screen.queryByText('Filtren är rensade')).toBeNull()
  })

  it('interrupts for an error only', () => {
    render(<Toaster />)
    show({ text: 'Fel', kind: 'error' })
    show({ text: 'Klart', kind: 'success' })
    expect(screen.getByRole('alert')).toHaveTextContent('Fel')
    expect(screen.getByRole('status')).toHaveTextContent('Klart')
  })

  it('announces the same words once, and shows the three latest', () => {
    render(<Toaster />)
    for (const text of ['a1', 'b1', 'b1', 'c1', 'd1']) show({ text })
    expect(screen.getByRole('status').textContent).toMatch(/^b1.*c1.*d1/)
    expect(screen.queryByText('a1')).toBeNull()
  })

  it('moves into an open dialog, whose page is inert, and back', () => {
    const page = (open: boolean) => (
      <>
        <Toaster />
        <Dialog open={open} title="Varukorg" onClose={() => {}} />
      </>
    )
    const { rerender } = render(page(true))
    show({ text: 'Linnea Rund togs bort.' })
    expect(screen.getAllByText('Linnea Rund togs bort.')).toHaveLength(1)
    expect(screen.getByRole('dialog')).toHaveTextContent('Linnea Rund togs bort.')
    rerender(page(false))
    expect(screen.getByText('Linnea Rund togs bort.').closest('dialog')).toBeNull()
  })
})
