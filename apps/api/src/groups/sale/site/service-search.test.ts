import { silentLog } from '@klarsikt/server/testing'
import { expect, it } from 'vitest'
import type { DiscoveryService } from '../../../providers/discovery/port.js'
import { searchByService } from './service-search.js'

const SEARCH = { text: 'retur', limit: 4, address: '192.0.2.1' }
const reply = (more: object) => ({
  n_hits: 0,
  displays: [],
  sorts: [],
  filters: [],
  search_request_id: 'r',
  content_search_links: [],
  recovery: null,
  ...more,
})
const search = (discovery: DiscoveryService | null) => searchByService({ discovery, log: silentLog }, SEARCH)

it('gives the pages that answer, and asks from the address of the visitor', async () => {
  const asked: unknown[] = []
  const link = { page_url: '/vanliga-frågor#retur', title: 'Hur gör jag en retur?', image_url: null }
  const found = await search(async (path, { body }, address) => {
    asked.push(path, JSON.parse(String(body)), address)
    return Response.json(reply({ content_search_links: [link] }))
  })
  expect(asked).toEqual([
    '/v2/search/results',
    expect.objectContaining({ tenant: 'klarsikt', market: 'se', query: 'retur', limit: 4 }),
    '192.0.2.1',
  ])
  expect(found).toEqual({
    articles: { ids: [], total: 0 },
    pages: [{ title: 'Hur gör jag en retur?', url: '/vanliga-frågor#retur', imageUrl: null }],
  })
})

it('believes a service that finds nothing, unless it has nothing at all', async () => {
  const holding =
    (products: number): DiscoveryService =>
    async (_, { body }) => {
      const { query } = JSON.parse(String(body)) as { query: string }
      return Response.json(reply({ n_hits: query === '' ? products : 0 }))
    }
  expect(await search(holding(1_000))).toEqual({ articles: { ids: [], total: 0 }, pages: [] })
  expect(await search(holding(0))).toBeNull()
})

it.each<[string, DiscoveryService | null]>([
  ['is none', null],
  ['is away', async () => new Response(null, { status: 503 })],
  ['answers something else', async () => Response.json({ hits: [] })],
  ['is silent', () => new Promise(() => {})],
  ['breaks', async () => Promise.reject(new Error('reset'))],
])('leaves the search to the shop where the service %s', async (_, discovery) => {
  expect(await search(discovery)).toBeNull()
})
