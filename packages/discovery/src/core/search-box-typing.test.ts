import { describe, expect, it, vi } from 'vitest'
import { deferred } from '../testing/fake-environment.js'
import { results, routedShop, shopAnswers } from '../testing/shop.js'
import { suggesting, suggestion } from '../testing/suggestions.js'

describe('typing', () => {
  // The paces go from a fast to a hesitant typist. Browsers add some ms to every key.
  it.each([60, 90, 100, 150, 240])(
    'six characters at %d ms cost one search and two requests for suggestions [WSUGG-003] [WMODAL-001] [WMODAL-032]',
    async (pace) => {
      const shop = routedShop(suggesting)
      const box = shop.box()
      box.open()
      for (const text of ['s', 'so', 'sol', 'solg', 'solgl', 'solgla']) {
        box.type(text)
        await shop.clock.pass(pace)
      }
      await shop.clock.pass(249 - pace)
      expect(shop.to('search/results')).toHaveLength(0)
      await shop.clock.pass(1)
      expect(shop.to('search/results').map(({ body }) => body['query'])).toEqual(['solgla'])
      const asked = shop.to('search/suggestions').map(({ url }) => new URL(url).searchParams.get('query'))
      expect(asked).toEqual(['s', 'solgla'])
      expect(box.getState()).toMatchObject({ phase: 'shown', total: 37, searchedText: 'solgla' })
      expect(box.rows().map(({ title }) => title)).toEqual(['solglasögon', 'Sol'])
    },
  )

  it('keeps one request for suggestions in flight and runs the newest afterwards [WSUGG-003]', async () => {
    const first = deferred<{ json: unknown }>()
    let asked = 0
    const shop = routedShop({
      respond: (call) => {
        if (call.path !== 'search/suggestions') return shopAnswers(call)
        return ++asked === 1
          ? first.promise
          : { json: { suggestions: [suggestion('query', 'second')], suggestions_request_id: '' } }
      },
    })
    for (const text of ['a', 'ab', 'abc', 'abcd', 'abcde']) shop.box().type(text)
    await shop.clock.pass(5000)
    expect(asked).toBe(1)
    first.resolve({ json: { suggestions: [suggestion('query', 'first')], suggestions_request_id: '' } })
    await shop.settle()
    expect(asked).toBe(2)
    await shop.settle()
    expect(new URL(shop.to('search/suggestions')[1]?.url ?? '').searchParams.get('query')).toBe('abcde')
    expect(shop.box().rows()[0]?.title).toBe('second')
  })

  it('shows the newest results whichever come first', async () => {
    const slow = deferred<{ json: unknown }>()
    const shop = routedShop({
      respond: (call) =>
        call.body['query'] === 'a'
          ? slow.promise
          : call.body['query'] === 'ab'
            ? { json: results(2) }
            : shopAnswers(call),
    })
    shop.box().type('a')
    await shop.clock.pass(250)
    shop.box().type('ab')
    await shop.clock.pass(250)
    slow.resolve({ json: results(50) })
    await shop.settle()
    expect(shop.box().getState()).toMatchObject({ total: 2, searchedText: 'ab' })
  })

  it('fetches 20 products [WMODAL-030], and 4 when filters or sorting are active [WMODAL-031]', async () => {
    const shop = routedShop({ href: 'https://shop.test/search?query=a' })
    shop.page().start()
    shop.box().type('b')
    await shop.clock.pass(250)
    shop.page().setSorting({ field: 'price', order: 'asc' })
    shop.box().type('c')
    await shop.clock.pass(250)
    const limits = shop
      .to('search/results')
      .filter(({ body }) => body['as_you_type'])
      .map(({ body }) => [body['limit'], body['sort']])
    expect(limits).toEqual([
      [20, null],
      [4, { field: 'price', order: 'asc' }],
    ])
  })

  it('notifies analytics once, 2000 ms after it stops [WTRACK-009]', async () => {
    const shop = routedShop({ ...suggesting, consent: true })
    const ga = vi.fn()
    shop.env.host['ga'] = ga
    shop.box().type('so')
    await shop.clock.pass(1000)
    shop.box().type('sol')
    await shop.clock.pass(1999)
    expect(ga).not.toHaveBeenCalled()
    await shop.clock.pass(1)
    expect(ga.mock.calls).toEqual([['depict.send', 'pageview', '/search?query=sol']])
    await shop.clock.pass(1000)
    expect(shop.to('create-events')[0]?.body['events']).toMatchObject([
      { event_type: 'search', query: 'sol', n_hits: 37, search_request_id: 'r1' },
    ])
  })

  it('stops asking when the field is emptied', async () => {
    const shop = routedShop(suggesting)
    shop.box().type('s')
    shop.box().clear()
    await shop.clock.pass(5000)
    expect(shop.calls.map(({ path }) => path)).toEqual(['search/suggestions'])
    expect(shop.box().getState()).toMatchObject({ suggestions: [], displays: [], phase: 'idle', searchText: '' })
  })

  it('shows when suggestions or products failed', async () => {
    const shop = routedShop({ respond: () => ({ status: 404 }) })
    shop.box().type('s')
    await shop.clock.pass(250)
    expect(shop.box().getState()).toMatchObject({ suggestionsFailed: true, phase: 'failed', displays: [] })
  })
})

it('the text of the field comes back with its history entry, written once typing pauses', async () => {
  const shop = routedShop({ href: 'https://shop.test/search?query=a' })
  shop.page().start()
  const remember = vi.spyOn(shop.tab.location, 'remember')
  for (const text of ['ab', 'abc', 'abcd']) shop.box().type(text)
  expect(remember).not.toHaveBeenCalled()
  await shop.clock.pass(250)
  expect(remember).toHaveBeenCalledTimes(1)
  expect(shop.tab.location.state()).toMatchObject({ search_field_value: 'abcd' })
  shop.tab.location.go('https://shop.test/search?query=z', false, null)
  expect(shop.box().getState().searchText).toBe('z')
  shop.tab.back()
  expect(shop.box().getState().searchText).toBe('abcd')
  shop.box().clear()
  expect(shop.tab.location.state()).toMatchObject({ search_field_value: '' })
})
