import { expect, it } from 'vitest'
import { pictureHash } from './picture-hash.js'
import type { PictureSpec } from './picture-spec.js'

const spec: PictureSpec = {
  kind: 'contact-lens-pack',
  brand: 'EyeQ',
  product: 'Endags',
  colors: ['#14504e', '#7fd1c3'],
  count: 30,
  wear: 'daily',
}

it('is twenty hex digits and does not depend on the order of keys', () => {
  expect(pictureHash(spec)).toMatch(/^[0-9a-f]{20}$/)
  const turned = Object.fromEntries(Object.entries(spec).toReversed()) as unknown as PictureSpec
  expect(pictureHash(turned)).toBe(pictureHash(spec))
})

it('differs for anything that changes the picture', () => {
  const others: PictureSpec[] = [
    { ...spec, count: 90 },
    { ...spec, wear: 'monthly' },
    { ...spec, colors: ['#7fd1c3', '#14504e'] },
    { ...spec, view: 'blister' },
  ]
  expect(new Set([spec, ...others].map(pictureHash)).size).toBe(5)
})
