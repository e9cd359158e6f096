import { render, screen } from '@testing-library/react'
import { assert, constant, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.js'
import { Pagination } from './pagination.js'

const pages = integer({ min: 1, max: 400 }).chain((count) => tuple(integer({ min: 1, max: count }), constant(count)))

describe('pageNumbers', () => {
  it('always has the first, the last, the current page and its neighbours, in order', () => {
    assert(
      property(pages, ([current, count]) => {
        const shown = pageNumbers(current, count).filter((page) => page > 0)
        expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b))
        for (const page of [1, count, current]) expect(shown).toContain(page)
        const neighbours = [current - 1, current + 1].filter((page) => page >= 1 && page <= count)
        expect(shown).toEqual(expect.arrayContaining(neighbours))
      }),
    )
  })

  it('never hides a single page behind a gap, and stays short', () => {
    assert(
      property(pages, ([current, count]) => {
        const shown = pageNumbers(current, count)
        expect(shown.length).toBeLessThanOrEqual(7)
        const hidden = shown.flatMap((page, index) =>
          page === 0 ? [(shown[index + 1] ?? 0) - (shown[index - 1] ?? 0) - 1] : [],
        )
        expect(hidden.every((pages) => pages > 1)).toBe(true)
      }),
    )
  })
})

describe('Pagination', () => {
  it('renders nothing for a single page', () => {
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
