import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../database/index.js'
import { removeWhenOrphaned } from './remove-when-orphaned.js'
import { silentLog } from './silent-log.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the template database, which each suite clones. */
    postgresTemplate: string
  }
}

/**
 * Makes a global set-up for vitest. It starts one real Postgres for each run, and `prepare` (migrations, seed) fills a
 * template database once. Each suite clones the template, so that no suite sees what another one wrote.
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
