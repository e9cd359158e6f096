import { consoleEndpoints, type DiscoveryEndpoint } from '@klarsikt/contract/discovery'
import { expect, it } from 'vitest'
import { ask, product } from '../../testing/test-service.js'
import { consoleHandlers } from './routes.js'
import { consoleService, ids } from './testing/console-service.js'

const { own, logIn } = consoleService()

it('has a handler for every call of the contract, and no handler beside it', () => {
  const address = ({ route }: DiscoveryEndpoint) => `${route.method} ${route.path}`
  expect(consoleHandlers.map(({ endpoint }) => address(endpoint)).toSorted()).toEqual(
    Object.values(consoleEndpoints as Record<string, DiscoveryEndpoint>)
      .map(address)
      .toSorted(),
  )
})

it('offers what rules are made of', async () => {
  const browser = await logIn()
  const { body } = await browser.call('se/shelf')
  expect(consoleEndpoints.getShelf.reply.safeParse(body).error).toBeUndefined()
  expect(body.filters.map(({ field }: { field: string }) => field)).toEqual(['category', 'brand', 'sale_price'])
  expect(body.categories.map(({ id }: { id: string }) => id)).toEqual(['Glasögon', 'Solglasögon'])
  expect(ids((await browser.call('se/products', { query: 'sol' })).body)).toEqual(['3'])
  expect(ids((await browser.call('se/products', { query: '2' })).body)).toEqual(['2'])
  expect(ids((await browser.call('se/products', { ids: ['3', 'gone', '1'] })).body)).toEqual(['3', '1'])
})

it('tells how feeds ended, refused lines with their reasons', async () => {
  const browser = await logIn()
  const { body } = await browser.call('se/feeds')
  expect(consoleEndpoints.getFeeds.reply.safeParse(body).error).toBeUndefined()
  expect(body).toMatchObject({ products: 3, running: 0 })
  expect(body.reports[0]).toMatchObject({
    accepted: 3,
    rejected: 1,
    products: 3,
    refusal: null,
    rejected_lines: [{ line: 4, product_id: 'broken', field: 'title' }],
  })
})

it('opens on a market that has been fed', async () => {
  const key = await own.service.tenant('norden', { markets: ['dk', 'no', 'se'] })
  await own.service.feed('norden', [product('1')])
  const { body } = await ask(own.service, '/v2/console/api/session', { body: { key } })
  expect(body.markets.map(({ market }: { market: string }) => market)).toEqual(['se', 'dk', 'no'])
})
