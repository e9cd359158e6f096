import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../database/index.js'
import { silentLog } from './silent-log.js'

export type TestDatabase = { readonly database: Database; readonly url: string; drop(): Promise<void> }

/** Connection string of the template database of this run. */
export function testPostgresUrl(): string {
  return inject('postgresTemplate')
}

/** A clone of the template for one suite. */
export async function createTestDatabase(options: { size?: number } = {}): Promise<TestDatabase> {
  const template = new URL(testPostgresUrl())
  const name = `t_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name} template ${template.pathname.slice(1)}`)
  const url = withDatabase(name)
  const database = await openDatabase({ url, log: silentLog, ...options })
  return {
    database,
    url,
    async drop() {
      await database.close()
      await administer(`drop database ${name} with (force)`)
    },
  }
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase('postgres') })
  await client.connect()
  try {
    // Two suites that clone at the same moment would find the template in use by the other.
    await client.query('select pg_advisory_lock(7226503)')
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function withDatabase(name: string): string {
  return testPostgresUrl().replace(/\/[^/]*$/, `/${name}`)
}
