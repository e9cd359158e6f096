import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@klarsikt/server/database'
import { silentLog } from '@klarsikt/server/testing'
import { create, insertMultiple, search as oramaSearch } from '@orama/orama'
import MiniSearch from 'minisearch'
import pg from 'pg'
import { createEmbeddedEngine } from '../src/engine/embedded/embedded-engine.js'
import { type Contender, HITS, PEER_WEIGHTS, peerDocument } from './contender.js'

export function embedded(): Contender {
  const engine = createEmbeddedEngine()
  return {
    name: 'Klarsikt embedded',
    async build({ name, language, synonyms, records }) {
      const index = await engine.open(name, { language, synonyms })
      await index.replace(records)
      return async (text, asYouType) => {
        const { hits } = await index.search({
          searchText: text,
          filters: [],
          asYouType,
          sort: null,
          offset: 0,
          limit: HITS,
          facets: [],
          rules: null,
        })
        return hits.map(({ id }) => id)
      }
    },
    close: () => engine.close(),
  }
}

/** MiniSearch with its own fuzziness and prefixes. Products need all words, or any word if that finds nothing, as its guide says. */
export function miniSearch(): Contender {
  return {
    name: 'MiniSearch',
    build({ records }) {
      const index = new MiniSearch<ReturnType<typeof peerDocument>>({ fields: Object.keys(PEER_WEIGHTS) })
      index.addAll(records.map(peerDocument))
      const options = (asYouType: boolean) => ({ boost: PEER_WEIGHTS, fuzzy: 0.2, prefix: asYouType })
      return Promise.resolve((query, asYouType) => {
        const all = index.search(query, { ...options(asYouType), combineWith: 'AND' })
        const found = all.length > 0 ? all : index.search(query, { ...options(asYouType), combineWith: 'OR' })
        return Promise.resolve(found.slice(0, HITS).map(({ id }): string => id))
      })
    },
    close: () => Promise.resolve(),
  }
}

const ORAMA_LANGUAGES = {
  sv: 'swedish',
  en: 'english',
  no: 'norwegian',
  da: 'danish',
  fi: 'finnish',
  de: 'german',
  nl: 'dutch',
} as const

export function orama(): Contender {
  return {
    name: 'Orama',
    async build({ language, records }) {
      const index = create({
        schema: {
          id: 'string',
          title: 'string',
          brand: 'string',
          category: 'string',
          attributes: 'string',
          description: 'string',
        },
        language: language === 'other' ? 'english' : ORAMA_LANGUAGES[language],
      })
      await insertMultiple(index, records.map(peerDocument), 1000)
      return async (term) => {
        const found = await oramaSearch(index, { term, limit: HITS, tolerance: 1, boost: PEER_WEIGHTS })
        return found.hits.map(({ document }) => document.id)
      }
    },
    close: () => Promise.resolve(),
  }
}

const POSTGRES_LANGUAGES = {
  sv: 'swedish',
  en: 'english',
  no: 'norwegian',
  da: 'danish',
  fi: 'finnish',
  de: 'german',
  nl: 'dutch',
  other: 'simple',
} as const

/** Postgres full-text search with weighted fields. Products need all words, or any word when that finds nothing. */
export async function postgresFullText(): Promise<Contender> {
  const folder = await mkdtemp(join(tmpdir(), 'klarsikt-bench-'))
  const server = await startEmbeddedPostgres({ folder, log: silentLog, durable: false })
  const client = new pg.Client({ connectionString: server.url() })
  await client.connect()
  let tables = 0
  return {
    name: 'Postgres full text',
    async build({ language, records }) {
      const [table, config] = [`product_${String((tables += 1))}`, POSTGRES_LANGUAGES[language]]
      await client.query(`create table ${table} (id text primary key, words tsvector)`)
      for (let from = 0; from < records.length; from += 1000) {
        const documents = records.slice(from, from + 1000).map(peerDocument)
        await client.query(
          `insert into ${table} select d->>'id',
             setweight(to_tsvector('${config}', d->>'title'), 'A') ||
             setweight(to_tsvector('${config}', concat_ws(' ', d->>'brand', d->>'category')), 'B') ||
             setweight(to_tsvector('${config}', d->>'description'), 'C') ||
             setweight(to_tsvector('${config}', d->>'attributes'), 'D')
           from jsonb_array_elements($1::jsonb) d`,
          [JSON.stringify(documents)],
        )
      }
      await client.query(`create index on ${table} using gin (words)`)
      await client.query(`analyze ${table}`)
      const ask = async (tsquery: string, query: string): Promise<string[]> => {
        const found = await client.query<{ id: string }>(
          `select id from ${table}, (select ${tsquery} q) asked where words @@ q
           order by ts_rank_cd('{0.15, 0.3, 0.6, 1}', words, q, 1) desc, id limit ${String(HITS)}`,
          [query],
        )
        return found.rows.map(({ id }) => id)
      }
      return async (query) => {
        const all = await ask(`plainto_tsquery('${config}', $1)`, query)
        if (all.length > 0) return all
        return ask(`replace(plainto_tsquery('${config}', $1)::text, '&', '|')::tsquery`, query)
      }
    },
    async close() {
      await client.end()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
