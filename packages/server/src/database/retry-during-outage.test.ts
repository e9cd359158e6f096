import { expect, it } from 'vitest'
import { DatabaseAway, isOutage } from './outage.js'
import { retryDuringOutage } from './retry-during-outage.js'

const failing = (times: number, error: Error) => {
  let calls = 0
  return async () => {
    calls++
    if (calls <= times) throw error
    return calls
  }
}

it('asks again while the database is away', async () => {
  expect(await retryDuringOutage(failing(3, new DatabaseAway()), { pauseMs: 1 })).toBe(4)
})

it('takes a connection that was too slow for an outage', () => {
  expect(isOutage(new Error('Failed query: select 1', { cause: new Error('timeout expired') }))).toBe(true)
})

it('gives up after its time, and at once on any other error', async () => {
  await expect(retryDuringOutage(failing(9, new DatabaseAway()), { withinMs: -1, pauseMs: 1 })).rejects.toThrow(
    DatabaseAway,
  )
  const broken = failing(1, new TypeError('broken'))
  await expect(retryDuringOutage(broken, { pauseMs: 1 })).rejects.toThrow('broken')
  expect(await broken()).toBe(2)
})
