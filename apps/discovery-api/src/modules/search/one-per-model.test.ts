import type { FilterGroup } from '@klarsikt/contract/discovery/types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine/embedded/embedded-engine.js'
import { ADMIN_KEY } from '../../testing/secret.js'
import { ask, createTestService, product, type TestService } from '../../testing/test-service.js'
import { consoleService } from '../console/testing/console-service.js'

const colour = (id: string, model: string, color: string, popularity: number) =>
  product(id, {
    title: `${model}, ${color}`,
    category: ['Glasögon'],
    popularity,
    model_key: `frames:${model}`,
    attributes: { color: [color], model },
  })
const pack = (id: string, size: number) =>
  product(id, {
    title: `Moist ${size}-pack`,
    category: ['Kontaktlinser'],
    popularity: size,
    attributes: { model: 'Moist' },
  })

const GOODS = [
  colour('1', 'Vers', 'blå', 90),
  colour('2', 'Vers', 'svart', 70),
  colour('3', 'Kvist', 'svart', 50),
  pack('4', 30),
  pack('5', 10),
]

let service: TestService
beforeAll(async () => {
  service = await createTestService({ engine: createEmbeddedEngine() })
  await service.tenant('plain')
  await service.tenant('models', { one_per_model: true })
  for (const tenant of ['plain', 'models']) await service.feed(tenant, GOODS)
})
afterAll(() => service.drop())

async function call(path: 'search/results' | 'product-listing', tenant: string, params: object) {
  const { status, body } = await ask(service, `/v2/${path}`, { body: { tenant, market: 'se', ...params } })
  expect(status).toBe(200)
  const counts = (field: string): Record<string, number> => {
    const group = (body.filters as FilterGroup[]).find((one) => one.field === field)
    return group?.type === 'swatch' || group?.type === 'checkbox'
      ? Object.fromEntries(group.data.map(({ value, count }) => [value, count]))
      : {}
  }
  const ids = (body.displays as { product_id: string }[]).map(({ product_id }) => product_id)
  return { total: body.n_hits as number, ids, counts }
}

const BLACK = { field: 'color', op: 'in', data: ['svart'] }

describe('lists of a tenant', () => {
  it('show every product unless it is set otherwise', async () => {
    expect(await call('search/results', 'plain', { query: '' })).toMatchObject({
      total: 5,
      ids: ['1', '2', '3', '4', '5'],
    })
    expect((await call('product-listing', 'plain', { category: ['Glasögon'] })).total).toBe(3)
  })

  it('show one product of each model, and every pack', async () => {
    const whole = await call('search/results', 'models', { query: '' })
    expect(whole).toMatchObject({ total: 4, ids: ['1', '3', '4', '5'] })
    expect(whole.counts('color')).toEqual({ svart: 2, blå: 1 })
    const listing = await call('product-listing', 'models', { category: ['Glasögon'], limit: 1 })
    expect(listing).toMatchObject({ total: 2, ids: ['1'] })
    const next = await call('product-listing', 'models', { category: ['Glasögon'], limit: 1, offset: 1 })
    expect(next).toMatchObject({ total: 2, ids: ['3'] })
  })

  it.each(['search/results', 'product-listing'] as const)('of %s show the colour that is chosen', async (path) => {
    const chosen = await call(path, 'models', { query: '', category: ['Glasögon'], filters: [BLACK] })
    expect(chosen).toMatchObject({ total: 2, ids: ['2', '3'] })
  })

  it('show the colour that is searched for', async () => {
    expect((await call('search/results', 'models', { query: 'vers svart' })).ids[0]).toBe('2')
  })

  it('follow the setting at once, and no product is fed again', async () => {
    await service.tenant('changing')
    await service.feed('changing', GOODS)
    expect((await call('search/results', 'changing', { query: '' })).total).toBe(5)
    const answer = await ask(service, '/v2/tenants/changing/settings', {
      method: 'PUT',
      key: ADMIN_KEY,
      body: { one_per_model: true },
    })
    expect(answer.status).toBe(200)
    expect((await call('search/results', 'changing', { query: '' })).total).toBe(4)
  })
})

describe('the console', () => {
  const { logIn, own } = consoleService()

  it('previews a list as shoppers see it, and says which colour stands for another', async () => {
    await ask(own.service, '/v2/tenants/optik', {
      method: 'PUT',
      key: ADMIN_KEY,
      body: { markets: ['se'], language: 'sv', one_per_model: true },
    })
    await own.service.feed('optik', GOODS)
    const browser = await logIn()
    const { before } = (await browser.call('se/preview', { subject: { kind: 'query', query: 'vers' } })).body
    expect(before).toMatchObject({ total: 1, displays: [{ product_id: '1' }] })
    expect((await browser.call('se/explain', { query: 'vers', product_id: '2' })).body).toMatchObject({
      matches: true,
      position: 1,
      total: 1,
      shown_as: 'Vers, blå',
    })
    expect((await browser.call('se/explain', { query: 'vers', product_id: '1' })).body).toMatchObject({
      position: 1,
      shown_as: null,
    })
  })
})
