import { type Clock, systemClock } from '@klarsikt/core/lib'
import type { IndexSettings, SearchEngine } from '../engine.js'
import { Checkpoints } from './checkpoints.js'
import { Connection, type ConnectionOptions } from './connection.js'
import { generationsOf } from './generations.js'
import type { Layout } from './mapping.js'
import { aliasOf } from './names.js'
import { OpenSearchIndex } from './opensearch-index.js'

export type OpenSearchOptions = ConnectionOptions &
  Partial<Layout> & {
    /** What the names of all indices begin with, so that several installations can share a cluster; `klarsikt` by default. */
    readonly prefix?: string
    readonly clock?: Clock
    /** How long changes by other processes may stay unknown to the planning of queries (ms); 30 seconds by default. */
    readonly freshFor?: number
  }

/** An engine on a cluster; indices keep themselves, and what is written down with them is how far they go. */
export interface OpenSearchEngine extends SearchEngine {
  readonly kind: 'opensearch'
  open(name: string, settings: IndexSettings): Promise<OpenSearchIndex>
  save(name: string, checkpoint: string): Promise<void>
}

/**
 * The engine for catalogues that outgrow a process: every index is split into shards, each kept on several nodes. Words are
 * made, weighed and planned by our analyser, as in the embedded engine; the cluster stores, adds up and counts.
 */
export function createOpenSearchEngine(options: OpenSearchOptions): OpenSearchEngine {
  const { shards = 2, replicas = 1, prefix = 'klarsikt', clock = systemClock, freshFor = 30_000 } = options
  const connection = new Connection(options)
  const layout: Layout = { shards, replicas }
  const checkpoints = new Checkpoints(connection, prefix, replicas)
  const opened = new Map<string, Promise<OpenSearchIndex>>()
  const read = (name: string, settings: IndexSettings): Promise<OpenSearchIndex> =>
    OpenSearchIndex.open(
      {
        connection,
        checkpoints,
        alias: aliasOf(prefix, name),
        layout,
        clock,
        freshFor,
        // Opened again it may have other settings.
        onClose: () => opened.delete(name),
      },
      settings,
    )
  return {
    kind: 'opensearch',
    open(name, settings) {
      const known = opened.get(name)
      if (known !== undefined) return known
      const index = read(name, settings)
      opened.set(name, index)
      // A cluster that does not answer now must not stand in the way of the next try.
      index.catch(() => opened.delete(name))
      return index
    },
    async save(name, checkpoint) {
      await (await opened.get(name))?.save(checkpoint)
    },
    async drop(name) {
      await (await opened.get(name)?.catch(() => undefined))?.close()
      opened.delete(name)
      for (const generation of await generationsOf(connection, aliasOf(prefix, name))) {
        // The checkpoint first: a generation without one is filled, a checkpoint without its generation is ignored.
        await checkpoints.remove(generation.name)
        await connection.statusOf({ method: 'DELETE', path: `/${generation.name}` })
      }
    },
    async close() {
      for (const index of await Promise.allSettled(opened.values()))
        if (index.status === 'fulfilled') await index.value.close()
      opened.clear()
      await connection.close()
    },
  }
}
