import { expect, it } from 'vitest'
import { runsSql } from './check-statements.ts'

it.each([
  ["await tx.query({ text: 'select 1' })"],
  ["const { rows } = await client.query<{ n: number }>('select 1 as n')"],
  ['await pool.query(text, values)'],
  ['await tx.orm.execute(sql`analyze`)'],
  ['await orm.execute<{ table: string | null }>(\n  sql`select to_regclass(${name}) as table`,\n)'],
])('sees SQL in %j', (source) => {
  expect(runsSql(source)).toBe(true)
})

it.each([
  ["c.req.query('to')"],
  ['selectFacts(executor, ids)'],
  ['prepared.execute(values)'],
  ['orm.select().from(table)'],
])('sees none in %j', (source) => {
  expect(runsSql(source)).toBe(false)
})
