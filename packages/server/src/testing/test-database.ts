import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type AdvisoryLock, type Database, openDatabase, withAdvisoryLock } from '../database/index.js'
import { silentLog } from './silent-log.js'

/** Postgres refuses to clone a template while another clone uses it, so suites take turns. */
const CLONE_LOCK: AdvisoryLock = { id: 7_226_503 }

export type TestDatabase = { readonly database: Database; readonly url: string; drop(): Promise<void> }

/** Returns the connection string of the template database of this run. */
export function testPostgresUrl(): string {
  return inject('postgresTemplate')
}

/** Clones the template database for one suite. */
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
  await withAdvisoryLock(withDatabase('postgres'), CLONE_LOCK, (client) => client.query(statement))
}

function withDatabase(name: string): string {
  return testPostgresUrl().replace(/\/[^/]*$/, `/${name}`)
}
