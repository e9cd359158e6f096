import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.js'
import { Pagination } from './pagination.js'

const pages = fc.integer({ min: 1, max: 400 }).chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))

describe('pageNumbers', () => {
  it('always has the first, the last, the current page and its neighbours, in order', () => {
    fc.assert(
      fc.property(pages, ([current, count]) => {
        const shown = pageNumbers(current, count).filter((page) => page > 0)
        expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b))
        for (const page of [1, count, current]) expect(shown).toContain(page)
        for (const page of [current - 1, current + 1]) if (page >= 1 && page <= count) expect(shown).toContain(page)
      }),
    )
  })

  it('never hides a single page behind a gap, and stays short', () => {
    fc.assert(
      fc.property(pages, ([current, count]) => {
        const shown = pageNumbers(current, count)
        expect(shown.length).toBeLessThanOrEqual(7)
        for (const [index, page] of shown.entries()) {
          if (page === 0) expect((shown[index + 1] ?? 0) - (shown[index - 1] ?? 0)).toBeGreaterThan(2)
        }
      }),
    )
  })
})

describe('Pagination', () => {
  it('says nothing about a single page', () => {
    const { container } = render(<Pagination page={1} pageCount={1} href={String} />)
    expect(container).toBeEmptyDOMElement()
  })

  it('leads nowhere before the first page or after the last', () => {
    const { rerender } = render(<Pagination page={1} pageCount={3} href={(page) => `?sida=${page}`} />)
    expect(screen.queryByRole('link', { name: 'Föregående sida' })).toBeNull()
    rerender(<Pagination page={3} pageCount={3} href={(page) => `?sida=${page}`} />)
    expect(screen.queryByRole('link', { name: 'Nästa sida' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Föregående sida' })).toHaveAttribute('href', '?sida=2')
  })
})
