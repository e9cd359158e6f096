import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { LinkProvider } from '../../primitives/link/link.js'
import { Swatches } from './swatches.js'

const items = Array.from({ length: 9 }, (_, index) => ({
  id: String(index),
  name: `Färg ${index}`,
  colour: '#123',
  href: `/bågar/${index}`,
}))

describe('Swatches', () => {
  it('navigates through the link that the app hands in', () => {
    render(
      <LinkProvider
        component={({ href, children, ...rest }) => (
          <a {...rest} href={`/app${href}`}>
            {children}
          </a>
        )}
      >
        <Swatches items={items.slice(0, 2)} current="0" />
      </LinkProvider>,
    )
    expect(screen.getByRole('link', { name: 'Färg 1' })).toHaveAttribute('href', '/app/bågar/1')
    expect(screen.getByRole('link', { current: true })).toHaveAccessibleName('Färg 0')
  })

  it('reports which colour was chosen, and does not choose by itself', async () => {
    const choose = vi.fn<(id: string) => void>()
    render(<Swatches items={items.slice(0, 3)} current="0" onChoose={choose} name="colour" />)
    expect(screen.queryByRole('link')).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'Färg 2' }))
    expect(choose).toHaveBeenCalledExactlyOnceWith('2')
    expect(screen.getByRole('radio', { name: 'Färg 0' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Färg 2' })).toHaveAttribute('name', 'colour')
  })

  it('does not put a single colour behind a button that takes as much place', () => {
    render(<Swatches items={items} current="0" />)
    expect(screen.getAllByRole('link')).toHaveLength(9)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('folds the rest, and never the current one', () => {
    render(<Swatches items={items} current="7" shown={4} />)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'Färg 0',
      'Färg 1',
      'Färg 2',
      'Färg 3',
      'Färg 7',
    ])
    expect(screen.getByRole('button', { expanded: false })).toHaveTextContent('Visa alla 9 färger')
  })
})
