import { globSync } from 'node:fs'
import { type HandWritten, ownConnection } from '@klarsikt/server/database'
import { createTestDatabase, type TestDatabase } from '@klarsikt/server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'

type Statement = HandWritten<never, Record<string, unknown>>['statement']

const files = globSync('**/{queries,*-queries}.ts', { cwd: import.meta.dirname })
const modules = await Promise.all(
  files.map((file) => import(/* @vite-ignore */ `./${file}`) as Promise<Record<string, { statement?: Statement }>>),
)
const statements = modules.flatMap((exports, index) =>
  Object.values(exports).flatMap(({ statement }): [string, Statement][] =>
    statement ? [[`${files[index]}: ${statement.name}`, statement]] : [],
  ),
)

let test: TestDatabase
let connection: Awaited<ReturnType<typeof ownConnection>>
beforeAll(async () => {
  test = await createTestDatabase()
  connection = await ownConnection(test.url, 'prepare', 10_000)
})
afterAll(async () => {
  await connection.end()
  await test.drop()
})

it('finds the statements, each with a name of its own', () => {
  expect(files.length).toBeGreaterThan(1)
  const names = statements.map(([, { name }]) => name)
  expect(names).toEqual([...new Set(names)])
})

it.each(statements)('%s fits the migrated schema', async (_, { name, text }) => {
  await connection.query(`prepare "${name}" as ${text}`)
})
