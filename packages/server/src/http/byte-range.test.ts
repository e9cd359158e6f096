import { expect, it } from 'vitest'
import { byteRange } from './byte-range.js'

it.each([
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=90-200', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
] as const)('%s of a hundred bytes is a part', (header, part) => {
  expect(byteRange(header, 100)).toEqual(part)
})

it.each([undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'pieces=0-1', 'bytes=a-b', 'bytes= 0-1'])(
  '%s is answered with the whole file',
  (header) => {
    expect(byteRange(header, 100)).toBe('whole')
  },
)

it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s is outside of a hundred bytes', (header) => {
  expect(byteRange(header, 100)).toBe('outside')
})
