import { eq } from 'drizzle-orm'
import { integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/index.js'
import { countQueries, type Params, prepared, statement, violatedConstraint } from './index.js'

const note = pgTable('note', {
  id: integer().primaryKey(),
  tags: jsonb().$type<readonly string[]>().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
})
type Note = typeof note.$inferSelect

const AT = new Date('2026-03-01T10:00:00.123Z')
const insertNote = prepared('note-insert', (orm, value: Params<Note>) =>
  orm.insert(note).values({ id: value.id, tags: value.tags, at: value.at }),
)
const findNote = prepared('note-find', (orm, value: Params<{ id: number }>) =>
  orm.select().from(note).where(eq(note.id, value.id)),
)
const countTag = statement<[tag: string], { count: number }>(
  'note-count-tag',
  'select count(*)::int as count from note where tags ? $1',
)

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  await test.database.query({
    text: 'create table note (id int primary key, tags jsonb not null, at timestamptz not null)',
  })
})
afterAll(() => test.drop())

it('runs a prepared query on the pool and in a transaction, which takes it back when it fails', async () => {
  const { database } = test
  await insertNote(database, { id: 1, tags: ['a', 'b'], at: AT })
  await expect(
    database.transaction(async (tx) => {
      await insertNote(tx, { id: 2, tags: [], at: AT })
      expect(await findNote(tx, { id: 2 })).toHaveLength(1)
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await findNote(database, { id: 2 })).toEqual([])
  expect(await findNote(database, { id: 1 })).toEqual([{ id: 1, tags: ['a', 'b'], at: AT }])
})

it('plans a query of a name once on its connection', async () => {
  const { value } = await countQueries(() =>
    test.database.transaction(async (tx) => {
      for (let round = 0; round < 3; round++) await findNote(tx, { id: round })
      await countTag(tx, 'a')
      return tx.query<{ name: string }>({
        text: "select name from pg_prepared_statements where name like 'note-%' order by 1",
      })
    }),
  )
  expect(value.rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['note-count-tag', 'note-find']))
})

it('runs statements written by hand', async () => {
  expect((await countTag(test.database, 'b')).rows).toEqual([{ count: 1 }])
})

it('lets errors name their constraint, and counts the statements of the query builder', async () => {
  const { value, statements } = await countQueries(() =>
    insertNote(test.database, { id: 1, tags: ['secret'], at: AT }).catch((error: unknown) => error),
  )
  expect(violatedConstraint(value)).toBe('note_pkey')
  expect(String(value)).not.toContain('secret')
  expect(statements).toEqual(['insert into "note" ("id", "tags", "at") values ($1, $2, $3)'])
})
