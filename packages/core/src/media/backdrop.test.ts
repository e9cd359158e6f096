import { expect, it } from 'vitest'
import { BACKDROP_WIDTHS, backdropSet, backdropSrcSet } from './index.js'

const REFERENCE = { alt: 'Glasögon på en bok', light: { wide: 'aa', tall: 'bb' }, dark: { wide: 'cc', tall: 'dd' } }

it('has an address for each crop on each ground', () => {
  expect(backdropSet(REFERENCE)).toEqual({
    alt: 'Glasögon på en bok',
    light: { wide: '/media/aa/1180.webp', tall: '/media/bb/780.webp' },
    dark: { wide: '/media/cc/1180.webp', tall: '/media/dd/780.webp' },
  })
})

it('offers every width of a crop, smallest first', () => {
  const { dark } = backdropSet(REFERENCE)
  expect(backdropSrcSet(dark, 'wide')).toBe('/media/cc/1180.webp 1180w, /media/cc/2000.webp 2000w')
  expect(backdropSrcSet(dark, 'tall')).toBe('/media/dd/780.webp 780w, /media/dd/1180.webp 1180w')
  for (const widths of Object.values(BACKDROP_WIDTHS)) expect(widths).toEqual([...widths].toSorted((a, b) => a - b))
})
