import { consoleEndpoints } from '@klarsikt/contract/discovery'
import { expect, it } from 'vitest'
import { ask, type TestService } from '../../testing/test-service.js'
import { consoleService } from './testing/console-service.js'

const { own, logIn } = consoleService()

it('lets the merchant block and approve what others search for, at once on every replica', async () => {
  const browser = await logIn()
  await own.service.test.database.query({
    text: `insert into discovery.searched_query (tenant, market, key, shown, sum, visitors, hits, last_at)
           select 'optik', 'se', q, q, n, 9, 3, $1 from unnest($2::text[]) with ordinality as row (q, n)`,
    values: [new Date(own.now), ['vik bluff', 'vik runda']],
  })
  const suggested = async (at: TestService) => {
    const asked = new URLSearchParams({ tenant: 'optik', market: 'se', query: 'vik' })
    const { body } = await ask(at, `/v2/search/suggestions?${asked}`, { method: 'POST' })
    return body.suggestions
      .map(({ title }: { title: string }) => title)
      .filter((title: string) => title.startsWith('vik '))
  }
  for (const at of [own.service, own.replica]) expect(await suggested(at)).toEqual(['vik runda', 'vik bluff'])
  const { body } = await browser.call('se/suggestions')
  expect(consoleEndpoints.getSuggestions.reply.safeParse(body).error).toBeUndefined()
  expect(body.queries.map(({ query, state }: { query: string; state: string }) => [query, state])).toEqual([
    ['vik runda', 'shown'],
    ['vik bluff', 'shown'],
  ])
  const save = (policy: object, revision: string) =>
    browser.call('se/suggestions', { policy, revision }, { method: 'PUT' })
  const blocked = await save({ approval: false, approved: [], blocked: ['Bluff'] }, body.revision)
  expect(blocked.body.queries[1]).toMatchObject({ query: 'vik bluff', state: 'blocked' })
  expect((await save({ approval: true, approved: [], blocked: [] }, body.revision)).status).toBe(409)
  for (const at of [own.service, own.replica]) {
    await at.deps.markets.caughtUp()
    expect(await suggested(at)).toEqual(['vik runda'])
  }
  await save({ approval: true, approved: ['vik bluff'], blocked: [] }, blocked.body.revision)
  for (const at of [own.service, own.replica]) {
    await at.deps.markets.caughtUp()
    expect(await suggested(at)).toEqual(['vik bluff'])
  }
  const other = await logIn(own.otherKey)
  expect((await other.call('se/suggestions')).body.queries).toEqual([])
})
