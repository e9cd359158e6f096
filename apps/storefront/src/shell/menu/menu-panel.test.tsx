import { MENU_CLEAR_MS } from '@klarsikt/core/limits'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderShop, stubDialog } from '../../testing/render-shop.js'
import MenuPanel from './menu-panel.js'

function Toggled() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        växla
      </button>
      <MenuPanel open={open} onClose={() => setOpen(false)} />
    </>
  )
}
const sections = () => [...document.querySelectorAll('[data-section]')].map((button) => button.textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))

describe('the menu', () => {
  beforeAll(stubDialog)
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('has five sections [MENU-001]', () => {
    renderShop(<Toggled />)
    expect(sections()).toEqual(['Glasögon', 'Solglasögon', 'Kontaktlinser', 'Sportglasögon', 'Ögonvård'])
  })
  it('shows the links of a section, the campaign and the way back [MENU-002, MENU-003, MENU-004, NAV-010]', () => {
    renderShop(<Toggled />)
    press('Glasögon')
    expect(screen.getByText('Synundersökning 199 kr för medlemmar')).toBeInTheDocument()
    expect(
      decodeURI(screen.getByRole('link', { name: 'Boka synundersökning', hidden: true }).getAttribute('href') ?? ''),
    ).toBe('/boka-synundersökning')
    expect(sections()).toEqual([])
    press('Tillbaka till menyn')
    expect(sections()).toHaveLength(5)
  })
  it('leads to the hearing pages', () => {
    renderShop(<Toggled />)
    expect(screen.getByRole('link', { name: 'Hörsel', hidden: true })).toHaveAttribute('href', '/horsel')
  })
  it('forgets its section 250 ms after closing, not before [MENU-006]', () => {
    renderShop(<Toggled />)
    press('Solglasögon')
    press('växla')
    act(() => void vi.advanceTimersByTime(MENU_CLEAR_MS - 1))
    expect(sections()).toEqual([])
    act(() => void vi.advanceTimersByTime(1))
    expect(sections()).toHaveLength(5)
  })
})
