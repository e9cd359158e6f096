import { expect, it, vi } from 'vitest'
import { createUse } from './use.js'

it('is in use for a minute after the last request, and lets others know when it was at rest', () => {
  let now = 1_000_000
  const use = createUse(() => now)
  const notice = vi.fn()
  use.onUse(notice)
  use.note()
  now += 59_999
  expect([use.isOn(), notice.mock.calls.length]).toEqual([true, 0])
  now += 1
  expect(use.isOn()).toBe(false)
  use.note()
  expect([use.isOn(), notice.mock.calls.length]).toEqual([true, 1])
})

it('lets others know again before they take an earlier end of the use for the last', () => {
  let now = 1_000_000
  const use = createUse(() => now)
  let known = use.until
  use.onUse(() => (known = use.until))
  for (let second = 0; second < 300; second++) {
    now += 1_000
    use.note()
    expect(known - now).toBeGreaterThan(30_000)
  }
})

it('learns from another process, but never of a future beyond what any can know', () => {
  let now = 1_000_000
  const use = createUse(() => now)
  now += 60_000
  use.learn(now + 10_000)
  expect([use.isOn(), use.until]).toEqual([true, now + 10_000])
  use.learn(now + 5_000)
  use.learn(undefined)
  use.learn(Number.POSITIVE_INFINITY)
  expect(use.until).toBe(now + 60_000)
})
