import { silentLog } from '@klarsikt/server/testing'
import { expect, it } from 'vitest'
import { inBatches } from './in-batches.js'

const deps = { log: silentLog }
const due = Array.from({ length: 45 }, (_, n) => ({ id: String(n) }))

it('works on everything that is due, many at a time', async () => {
  const batches: (readonly string[])[] = []
  const count = await inBatches(deps, due, async (ids) => {
    batches.push(ids)
    return { count: ids.length }
  })
  expect(count).toBe(45)
  expect(batches).toHaveLength(3)
  expect(batches.flat().toSorted()).toEqual(due.map(({ id }) => id).toSorted())
})

it('lets one that fails keep no other waiting', async () => {
  const done: string[] = []
  const count = await inBatches(deps, due, async (ids) => {
    if (ids.includes('21')) throw new Error('broken')
    done.push(...ids)
    return { count: ids.length }
  })
  expect(count).toBe(44)
  expect(done.toSorted()).toEqual(
    due
      .map(({ id }) => id)
      .filter((id) => id !== '21')
      .toSorted(),
  )
})

it('works on two batches at a time, and leaves the rest for a later round once one has stopped', async () => {
  const begun: string[] = []
  const bothBegun = Promise.withResolvers<void>()
  const count = await inBatches(
    deps,
    due,
    async (ids) => {
      begun.push(...ids)
      if (begun.length === 10) bothBegun.resolve()
      await bothBegun.promise
      return { count: ids.length - 1, isStopped: true }
    },
    5,
  )
  expect(begun).toHaveLength(10)
  expect(count).toBe(8)
})

it('has nothing to do where nothing is due', async () => {
  expect(await inBatches(deps, [], () => Promise.reject(new Error('not called')))).toBe(0)
})
