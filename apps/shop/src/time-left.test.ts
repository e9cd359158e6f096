import { expect, it } from 'vitest'
import { timeLeft } from './time-left.js'

it('estimates from what had to be drawn and not from what was there', () => {
  let now = 0
  const left = timeLeft(() => now)
  const took = (ms: number) => {
    now += ms
    left.recordDrawn()
  }
  took(1)
  expect(left.text(10)).toBe('already there so far')
  took(500)
  took(1)
  expect(left.text(10)).toBe('about 5 s left')
  expect(left.text(600)).toBe('about 5 min left')
  expect(left.text(0)).toBe('done')
})
