import type { ConsoleRuleDraft } from '@klarsikt/contract/discovery/types'
import { describe, expect, it } from 'vitest'
import { ask } from '../../testing/test-service.js'
import { type Browser, consoleService, ids, none, search } from './testing/console-service.js'

const { own, logIn } = consoleService()

describe('a rule', () => {
  const save = (browser: Browser, subject: object, draft: ConsoleRuleDraft, revision: string | null = null) =>
    browser.call('se/rules', { subject, draft, revision }, { method: 'PUT' })

  it('pins, hides, boosts and buries for its query, on every own.replica, and for no other query', async () => {
    const browser = await logIn()
    expect(await search(own.service, 'vik')).toEqual(['2', '3'])
    const draft: ConsoleRuleDraft = {
      pin: ['1'],
      hide: ['2'],
      adjust: [{ filter: { field: 'brand', op: 'in', data: ['Prada'] }, factor: 5 }],
    }
    expect((await save(browser, { kind: 'query', query: '  VIK ' }, draft)).status).toBe(200)
    for (const at of [own.service, own.replica]) {
      await at.deps.markets.get('optik', 'se')
      await at.deps.markets.caughtUp()
      expect(await search(at, 'Vik')).toEqual(['1', '3'])
      expect(await search(at, 'vik', { sort: { field: 'sale_price', order: 'asc' } })).toEqual(['3'])
      expect(await search(at, 'fiskvik')).toEqual(['2'])
    }
    const [rule] = (await browser.call('se/rules')).body.rules
    expect(rule).toMatchObject({ subject: { kind: 'query', query: 'vik' }, draft })
    await browser.call('se/rules', { subject: rule.subject }, { method: 'DELETE' })
    await own.service.deps.markets.caughtUp()
    expect(await search(own.service, 'vik')).toEqual(['2', '3'])
  })

  it('orders a category', async () => {
    const browser = await logIn()
    const list = async () =>
      ids(
        (
          await ask(own.service, '/v2/product-listing', {
            body: { tenant: 'optik', market: 'se', category: 'Glasögon' },
          })
        ).body,
      )
    expect(await list()).toEqual(['1', '2'])
    const subject = { kind: 'category', category_id: 'Glasögon' }
    const filter = { field: 'sale_price', op: 'geq', data: 1500 } as const
    expect((await save(browser, subject, { ...none, adjust: [{ filter, factor: 9 }] })).status).toBe(200)
    await own.service.deps.markets.caughtUp()
    expect(await list()).toEqual(['2', '1'])
    await browser.call('se/rules', { subject }, { method: 'DELETE' })
    const unknown = await save(browser, { kind: 'category', category_id: 'Mössor' }, none)
    expect([unknown.status, Object.keys(unknown.body.error.fields)]).toEqual([422, ['subject.category_id']])
  })

  it('is not overwritten by an editor who has not seen it', async () => {
    const browser = await logIn()
    const subject = { kind: 'query', query: 'samtidigt' }
    const both = await Promise.all([save(browser, subject, { ...none, pin: ['1'] }), save(browser, subject, none)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const [{ revision }] = (await browser.call('se/rules')).body.rules
    expect((await save(browser, subject, { ...none, pin: ['2'] }, 'another')).status).toBe(409)
    expect((await save(browser, subject, { ...none, pin: ['2'] }, revision)).status).toBe(200)
    expect((await save(browser, subject, { ...none, pin: ['3'] }, revision)).status).toBe(409)
    await browser.call('se/rules', { subject }, { method: 'DELETE' })
  })

  it.each([
    ['a factor that wipes out', { adjust: [{ filter: { field: 'brand', op: 'eq', data: 'x' }, factor: 0 }] }],
    ['an endless list', { pin: Array.from({ length: 101 }, (_, n) => String(n)) }],
    ['no list', { hide: 'all' }],
  ])('refuses %s and names the field', async (_, part) => {
    const answer = await save(await logIn(), { kind: 'query', query: 'x' }, { ...none, ...part } as ConsoleRuleDraft)
    expect([answer.status, Object.keys(answer.body.error.fields)[0]]).toEqual([422, expect.stringMatching(/^draft\./)])
  })
})

it('previews a rule over the saved one, and explains what everybody gets', async () => {
  const browser = await logIn()
  const subject = { kind: 'query', query: 'vik' }
  const draft = { ...none, pin: ['3'] }
  const { before, after } = (await browser.call('se/preview', { subject, draft })).body
  expect([ids(before), ids(after)]).toEqual([
    ['2', '3'],
    ['3', '2'],
  ])
  expect((await browser.call('se/explain', { query: 'vik', product_id: '3' })).body).toMatchObject({
    position: 2,
    total: 2,
    pinned: false,
  })
  await browser.call('se/rules', { subject, draft, revision: null }, { method: 'PUT' })
  await own.service.deps.markets.caughtUp()
  expect((await browser.call('se/explain', { query: 'vik', product_id: '3' })).body).toMatchObject({
    position: 1,
    pinned: true,
  })
  expect((await browser.call('se/explain', { query: 'vik', product_id: '1' })).body).toMatchObject({
    position: null,
    matches: false,
  })
  await browser.call('se/rules', { subject }, { method: 'DELETE' })
})
