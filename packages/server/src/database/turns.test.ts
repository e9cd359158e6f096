import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, silentLog, type TestDatabase } from '../testing/index.js'
import { openDatabase, type Database } from './index.js'
import { createTurns } from './turns.js'

let test: TestDatabase
let database: Database
beforeAll(async () => {
  test = await createTestDatabase()
  await test.database.query({ text: 'create table place (id int primary key, taken int not null)' })
  await test.database.query({ text: 'insert into place values (1, 0)' })
  database = await openDatabase({ url: test.database.url, log: silentLog, size: 3 })
})
afterAll(async () => {
  await database.close()
  await test.drop()
})

it('leaves connections to others while many wait for one row', async () => {
  const holder = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const lock = 'select taken from place where id = 1 for update'
  const take = (hold?: Promise<void>) =>
    database.transaction(
      async (tx) => {
        await tx.query({ text: lock })
        locked.resolve()
        await hold
        await tx.query({ text: 'update place set taken = taken + 1 where id = 1' })
      },
      { turn: 'place:1' },
    )
  const first = take(holder.promise)
  await locked.promise
  const others = Array.from({ length: 20 }, () => take())
  // If all three waited for the row's lock, they would use all connections, and this query would wait until the first
  // one ends.
  const { rows } = await database.query<{ taken: number }>({ text: 'select taken from place' })
  expect(rows).toEqual([{ taken: 0 }])
  expect(database.pool.waitingCount).toBe(0)
  holder.resolve()
  await Promise.all([first, ...others])
  expect((await database.query({ text: 'select taken from place' })).rows).toEqual([{ taken: 21 }])
})

it('lets as many go on at a time as there are places, and takes several keys in one order', async () => {
  const holder = Promise.withResolvers<void>()
  let going = 0
  let most = 0
  const take = (keys: readonly string[]) =>
    database.transaction(
      async (tx) => {
        most = Math.max(most, (going += 1))
        await tx.query({ text: 'select 1' })
        await holder.promise
        going -= 1
      },
      { turn: { keys, places: 2 } },
    )
  const all = Array.from({ length: 20 }, (_, at) => take(at % 2 ? ['a', 'b'] : ['b', 'a']))
  // With all of them going, three connections would be gone, and this would wait for ever.
  expect((await database.query<{ taken: number }>({ text: 'select taken from place' })).rows).toHaveLength(1)
  expect(database.pool.waitingCount).toBe(0)
  holder.resolve()
  await Promise.all(all)
  expect([most, going]).toEqual([2, 0])
})

it('takes turns in the order of asking, goes on after a failure, and keeps other keys apart', async () => {
  const turns = createTurns()
  const seen: string[] = []
  const say = (text: string) => async () => {
    await Promise.resolve()
    seen.push(text)
    return text
  }
  const failing = turns('a', () => Promise.reject(new Error('no')))
  const rest = [turns('a', say('a1')), turns('b', say('b1')), turns('a', say('a2'))]
  await expect(failing).rejects.toThrow('no')
  expect(await Promise.all(rest)).toEqual(['a1', 'b1', 'a2'])
  expect(seen.filter((text) => text.startsWith('a'))).toEqual(['a1', 'a2'])
})
