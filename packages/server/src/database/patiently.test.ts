import { expect, it } from 'vitest'
import { DatabaseAway, isOutage } from './outage.js'
import { patiently } from './patiently.js'

const failing = (times: number, error: Error) => {
  let asked = 0
  return async () => {
    asked++
    if (asked <= times) throw error
    return asked
  }
}

it('asks again while the database is away', async () => {
  expect(await patiently(failing(3, new DatabaseAway()), { pause: 1 })).toBe(4)
})

it('takes a connection that was too slow for an outage', () => {
  expect(isOutage(new Error('Failed query: select 1', { cause: new Error('timeout expired') }))).toBe(true)
})

it('gives up after its time, and at once on any other error', async () => {
  await expect(patiently(failing(9, new DatabaseAway()), { within: -1, pause: 1 })).rejects.toThrow(DatabaseAway)
  const broken = failing(1, new TypeError('broken'))
  await expect(patiently(broken, { pause: 1 })).rejects.toThrow('broken')
  expect(await broken()).toBe(2)
})
