import { backdropSet } from '@klarsikt/core/media'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Backdrop } from './backdrop.js'

const BACKDROP = backdropSet({
  alt: 'Glasögon på ett bord i morgonljus',
  light: { wide: 'aa', tall: 'bb' },
  dark: { wide: 'cc', tall: 'dd' },
})

describe('a picture that fills the head of a page', () => {
  it('has a crop for wide windows and one for others, on a light and on a dark ground', () => {
    const { container } = render(<Backdrop backdrop={BACKDROP} priority />)
    const sources = [...container.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset.split(' ')[0]])
    expect(sources).toEqual([
      ['(min-width: 64rem)', '/media/aa/1180.webp'],
      ['', '/media/bb/780.webp'],
      ['(min-width: 64rem)', '/media/cc/1180.webp'],
      ['', '/media/dd/780.webp'],
    ])
  })

  it('loads no picture that is not displayed', () => {
    render(<Backdrop backdrop={BACKDROP} priority />)
    for (const image of screen.getAllByRole('img', { name: BACKDROP.alt }))
      expect(image).toHaveAttribute('loading', 'lazy')
  })
})
