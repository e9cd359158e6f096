import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../database/index.js'
import { removeWhenOrphaned } from './remove-when-orphaned.js'
import { silentLog } from './silent-log.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the template database that suites clone. */
    postgresTemplate: string
  }
}

/**
 * A vitest global set-up: one real Postgres a run, with a template that `prepare` (migrations, seed) fills once. Suites
 * clone it, so none sees what another wrote.
 */
export function postgresSetup(prepare: (url: string) => Promise<void> = async () => {}) {
  return async (project: TestProject): Promise<() => Promise<void>> => {
    const folder = await mkdtemp(join(tmpdir(), 'klarsikt-test-'))
    removeWhenOrphaned(folder)
    const server = await startEmbeddedPostgres({ folder, log: silentLog, durable: false })
    const stop = async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    }
    try {
      await prepare(server.url())
    } catch (error) {
      await stop()
      throw error
    }
    project.provide('postgresTemplate', server.url())
    return stop
  }
}
