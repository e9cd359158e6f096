import { expect, it } from 'vitest'
import { createReinsertionGuard } from './reinsertion-guard.js'

it('puts back ten times within a second and then never again [WGUARD-001] [WGUARD-002]', () => {
  let now = 0
  const mayPutBack = createReinsertionGuard(() => now)
  const answers = Array.from({ length: 11 }, () => {
    now += 50
    return mayPutBack()
  })
  expect(answers).toEqual([...Array.from({ length: 10 }, () => true), false])
  now += 60_000
  expect(mayPutBack()).toBe(false)
})

it('continues without limit when removals are slow', () => {
  let now = 0
  const mayPutBack = createReinsertionGuard(() => now)
  for (let turn = 0; turn < 100; turn++) {
    now += 100
    expect(mayPutBack()).toBe(true)
  }
})
