import { createTestDatabase, type TestDatabase } from '@klarsikt/server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EVENTS_START, readEvents } from './read.js'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  await test.database.query({ text: `insert into discovery.tenant values ('a', '{}', now())` })
  await test.database.query({ text: `insert into discovery.market values ('a', 'se', 'sv')` })
})
afterAll(() => test.drop())

const insert = (key: string) => ({
  text: `insert into discovery.event (tenant, market, event_key, line, type, occurred_at, received_at)
         values ('a', 'se', $1, 0, 'page_view', now(), now())`,
  values: [key],
})
const place = { tenant: 'a', market: 'se', limit: 100 }

it('gives each event once, also one whose transaction ends after a later one', async () => {
  const { database } = test
  const slow = await database.pool.connect()
  await slow.query('begin')
  const slowInsert = insert('slow')
  await slow.query(slowInsert.text, slowInsert.values)
  await database.query(insert('quick'))

  const first = await readEvents(database, { ...place, after: EVENTS_START })
  await slow.query('commit')
  slow.release()
  const second = await readEvents(database, { ...place, after: first.cursor })
  const third = await readEvents(database, { ...place, after: second.cursor })
  expect([first, second, third].map(({ events }) => events.length)).toEqual([0, 2, 0])
})
