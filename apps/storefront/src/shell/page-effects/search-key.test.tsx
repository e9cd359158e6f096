import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSearchKey, useSearchKeySwitch } from './search-key.js'

const open = vi.fn<() => void>()
function Page({ field = false, dialog = false }) {
  useSearchKey()
  useSearchKeySwitch()
  return (
    <>
      <button id="search-toggle" onClick={open}>
        Sök
      </button>
      <main>
        {field && <input type="search" aria-label="Sök på sidan" />}
        <textarea aria-label="Meddelande" />
        <select aria-label="Styrka" />
        <div contentEditable suppressContentEditableWarning>
          text
        </div>
      </main>
      <footer>
        <button data-action="search-key">Tangenten</button>
      </footer>
      {dialog && <dialog open />}
    </>
  )
}
const press = (target: Element = document.body, more = {}) => fireEvent.keyDown(target, { key: '/', ...more })

describe('the key / [SSEARCH-014]', () => {
  beforeEach(() => void open.mockClear())
  afterEach(() => localStorage.clear())

  it('opens the search, from its button, so that closing leads back there', () => {
    render(<Page />)
    // False means that the character is not typed into the field that gets the focus.
    expect(press()).toBe(false)
    expect(open).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Sök' })).toHaveFocus()
  })
  it('leads to the field of a page that has one', () => {
    render(<Page field />)
    press()
    expect(open).not.toHaveBeenCalled()
    expect(screen.getByRole('searchbox')).toHaveFocus()
  })
  it.each(['Meddelande', 'Styrka'])('is text in a field: %s', (label) => {
    render(<Page />)
    expect(press(screen.getByLabelText(label))).toBe(true)
    expect(open).not.toHaveBeenCalled()
  })
  it('is text where text can be edited', () => {
    render(<Page />)
    press(screen.getByText('text'))
    expect(open).not.toHaveBeenCalled()
  })
  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])(
    'is left to others with %j',
    (more) => {
      render(<Page />)
      press(document.body, more)
      expect(open).not.toHaveBeenCalled()
    },
  )
  it('does nothing under a dialog', () => {
    render(<Page dialog />)
    press()
    expect(open).not.toHaveBeenCalled()
  })
  it('can be switched off and on again', () => {
    const { unmount } = render(<Page />)
    const button = () => screen.getByRole('button', { name: 'Tangenten' })
    expect(button()).toHaveAttribute('aria-pressed', 'true')
    fireEvent.click(button())
    press()
    expect(open).not.toHaveBeenCalled()
    // The choice also holds on the next page.
    unmount()
    render(<Page />)
    expect(button()).toHaveAttribute('aria-pressed', 'false')
    press()
    expect(open).not.toHaveBeenCalled()
    fireEvent.click(button())
    press()
    expect(open).toHaveBeenCalledOnce()
  })
})
