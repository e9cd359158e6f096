import { ownConnection } from '@klarsikt/server/database'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ask, createTestApi, type TestApi, type Visitor } from './testing/test-api.js'

let api: TestApi
let anna: Visitor
beforeAll(async () => {
  api = await createTestApi()
  anna = await api.visitor()
})
afterAll(() => api.drop())

const change = () => anna.post('/api/cart/update', { skuId: '100001-1', quantity: 2 })
const ready = async () => (await ask(api, '/readyz')).status
const sql = (text: string) => api.deps.database.pool.query(text)
const AWAY = [503, 'unavailable', '2']

async function refusal(): Promise<unknown[]> {
  const answer = await change()
  return [answer.status, answer.body.error?.code, answer.headers.get('retry-after')]
}

describe('a database that takes no writes', () => {
  it('that is full: writes answer 503, articles are still shown, /readyz reports it and recovers', async () => {
    expect((await change()).status).toBe(200)
    await sql(`create function disk_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
    await sql('create trigger disk_full before insert or update on cart for each row execute function disk_full()')
    expect(await refusal()).toEqual(AWAY)
    expect(await ready()).toBe(503)
    expect((await ask(api, '/api/article/100001')).status).toBe(200)
    expect((await ask(api, '/healthz')).status).toBe(200)
    await sql('drop trigger disk_full on cart')
    await vi.waitFor(async () => expect(await ready()).toBe(200), { interval: 100 })
    expect((await change()).status).toBe(200)
  })

  it('that is read-only after a failover: /readyz reports it before the first write, and recovers', async () => {
    const { rows } = await sql('select current_database() as name')
    const name = (rows as { name: string }[])[0]?.name
    const others =
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
    const turn = async (value: 'on' | 'off') => {
      // Connections of the pool are among those that get cut.
      const client = await ownConnection(api.deps.database.url, 'failover')
      await client.query('set session characteristics as transaction read write')
      await client.query(`alter database "${name}" set default_transaction_read_only = ${value}`)
      await client.query(others)
      await client.end()
    }
    await turn('on')
    await vi.waitFor(async () => expect(await refusal()).toEqual(AWAY), { interval: 100 })
    expect(await ready()).toBe(503)
    expect((await ask(api, '/api/article/100001')).status).toBe(200)
    await turn('off')
    await vi.waitFor(async () => expect((await change()).status).toBe(200), { interval: 100 })
    await vi.waitFor(async () => expect(await ready()).toBe(200), { interval: 100 })
  })
})
