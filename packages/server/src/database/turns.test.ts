import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, silentLog, type TestDatabase } from '../testing/index.js'
import { countQueries, openDatabase, type Database } from './index.js'
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

/** Locks the row on a connection outside the pool. */
async function ownLock(): Promise<{ release(): Promise<void> }> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('begin')
  await client.query('select from place where id = 1 for update')
  return { release: () => client.end() }
}

const taken = async () =>
  (await database.query<{ taken: number }>({ text: 'select taken from place' })).rows[0]?.taken ?? 0

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

it('asks for keys only when a lock is not free, and then lets as many go on at a time as there are places', async () => {
  const own = await ownLock()
  let asked = 0
  let going = 0
  const most: number[] = []
  const take = (keys: readonly string[]) =>
    database.transaction(
      async (tx) => {
        most.push((going += 1))
        try {
          await tx.query({ text: 'update place set taken = taken + 1 where id = 1' })
        } finally {
          going -= 1
        }
      },
      {
        turn: {
          keys: async () => {
            asked += 1
            return keys
          },
          places: 2,
        },
      },
    )
  const before = await taken()
  const all = Array.from({ length: 20 }, (_, at) => take(at % 2 ? ['a', 'b'] : ['b', 'a']))
  // Each of these reads waits for a connection behind the first attempts, so that all attempts reach their turn.
  while (asked < 20 || going < 2) await taken()
  // A third one that is let on has taken its connection before this read ends.
  await taken()
  const waiting = database.pool.waitingCount
  // Both wait for the row. Once it is free, they need not overlap again.
  most.splice(0, most.length, going)
  await own.release()
  await Promise.all(all)
  expect([waiting, Math.max(...most), going]).toEqual([0, 2, 0])
  expect(await taken()).toBe(before + 20)
  const statements = await countQueries(() => take(['a']))
  expect([asked, statements.statements.length]).toEqual([20, 3])
})

it('gives up on a lock that is not free only when there are keys to ask for', async () => {
  const own = await ownLock()
  const waits = database.transaction((tx) => tx.query({ text: 'select from place where id = 1 for update' }))
  const failed = database.transaction((tx) => tx.query({ text: 'select from place where id = 1 for update' }), {
    turn: { keys: () => Promise.reject(new Error('asked')), places: 1 },
  })
  await expect(failed).rejects.toThrow('asked')
  await own.release()
  await waits
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
