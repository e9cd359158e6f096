import { expect, it } from 'vitest'
import { type ClearedFilters, createClearedNotice } from './cleared-filters.js'

const CLEARED: ClearedFilters = { filters: [], sorting: null, expanded: [], cache: {} }

function notice() {
  const shown: (ClearedFilters | null)[] = []
  const timers = new Set<() => void>()
  const wait = (_: number, work: () => void) => {
    timers.add(work)
    return () => timers.delete(work)
  }
  return { ...createClearedNotice(wait, (cleared) => shown.push(cleared)), shown, timers }
}

it('offers cleared filters until the time is up', () => {
  const { show, shown, timers } = notice()
  show(CLEARED)
  for (const end of timers) end()
  expect(shown).toEqual([CLEARED, null])
})

it('starts the time again for what is cleared next', () => {
  const { show, timers } = notice()
  show(CLEARED)
  show({ ...CLEARED, expanded: ['brand'] })
  expect(timers.size).toBe(1)
})

it('is gone when it is dismissed', () => {
  const { show, dismiss, shown, timers } = notice()
  show(CLEARED)
  dismiss()
  expect([shown.at(-1), timers.size]).toEqual([null, 0])
})
