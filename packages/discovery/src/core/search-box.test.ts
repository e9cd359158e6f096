import { describe, expect, it, vi } from 'vitest'
import { deferred } from '../testing/fake-environment.js'
import { results, routedShop, shopAnswers, type testShop } from '../testing/shop.js'
import type { Suggestion } from '../wire.js'

const suggestion = (type: Suggestion['type'], title: string, page_url: string | null = null) => ({
  type,
  title,
  parent_title: null,
  category_type: null,
  page_url,
  suggestions_result_id: title,
})
const plain = { ctrlKey: false, metaKey: false }
const press = (key: string, more: object = {}) => ({ key, ...plain, ...more })

const SUGGESTED = [suggestion('query', 'solglasögon'), suggestion('category', 'Sol', '/sol')]
const suggesting: Parameters<typeof testShop>[0] = {
  respond: (call) =>
    call.path === 'search/suggestions'
      ? { json: { suggestions: SUGGESTED, suggestions_request_id: 'q' } }
      : { json: results(37) },
}

describe('typing', () => {
  // From a fast typist to a hesitant one; browsers add some milliseconds of their own to every key.
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
      expect(box.getState()).toMatchObject({ phase: 'shown', total: 37, searched: 'solgla' })
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
    expect(shop.box().getState()).toMatchObject({ total: 2, searched: 'ab' })
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

  it('tells analytics once, 2000 ms after it stops [WTRACK-009]', async () => {
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
    expect(shop.box().getState()).toMatchObject({ suggestions: [], displays: [], phase: 'idle', text: '' })
  })

  it('says when suggestions or products failed', async () => {
    const shop = routedShop({ respond: () => ({ status: 404 }) })
    shop.box().type('s')
    await shop.clock.pass(250)
    expect(shop.box().getState()).toMatchObject({ suggestionsFailed: true, phase: 'failed', displays: [] })
  })
})

it('what stands in the field comes back with its entry of the history, written once the typing rests', async () => {
  const shop = routedShop({ href: 'https://shop.test/search?query=a' })
  shop.page().start()
  const remember = vi.spyOn(shop.tab.place, 'remember')
  for (const text of ['ab', 'abc', 'abcd']) shop.box().type(text)
  expect(remember).not.toHaveBeenCalled()
  await shop.clock.pass(250)
  expect(remember).toHaveBeenCalledTimes(1)
  expect(shop.tab.place.state()).toMatchObject({ search_field_value: 'abcd' })
  shop.tab.place.go('https://shop.test/search?query=z', false, null)
  expect(shop.box().getState().text).toBe('z')
  shop.tab.back()
  expect(shop.box().getState().text).toBe('abcd')
  shop.box().clear()
  expect(shop.tab.place.state()).toMatchObject({ search_field_value: '' })
})

describe('arrows', () => {
  const ready = async () => {
    const shop = routedShop({ ...suggesting, keep: new Map([['depict_searches', '["solhatt"]']]) })
    const box = shop.box()
    box.open()
    box.type('sol')
    await shop.clock.pass(250)
    return { ...shop, box: () => box }
  }

  it('visit the rows in order and end at the typed text, both ways [WMODAL-019] [WMODAL-020]', async () => {
    const { box } = await ready()
    const visit = (key: string) => {
      expect(box().key(press(key))).toBe(true)
      return box().activeRow()?.title ?? null
    }
    expect(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'].map(visit)).toEqual([
      'solhatt',
      'solglasögon',
      'Sol',
      null,
      'solhatt',
    ])
    expect(['ArrowUp', 'ArrowUp', 'ArrowUp'].map(visit)).toEqual([null, 'Sol', 'solglasögon'])
  })

  it('put a query into the field, and not a place [WMODAL-021]', async () => {
    const { box } = await ready()
    box().key(press('ArrowDown'))
    box().key(press('ArrowDown'))
    expect(box().fieldText()).toBe('solglasögon')
    box().key(press('ArrowDown'))
    expect(box().fieldText()).toBe('sol')
    expect(box().getState().text).toBe('sol')
  })

  it('stay on their row when rows come around it', async () => {
    const late = deferred<{ json: unknown }>()
    const shop = routedShop({
      keep: new Map([['depict_searches', '["solhatt"]']]),
      respond: (call) =>
        call.path === 'search/suggestions' ? late.promise : { json: results(0, { content_search_links: [] }) },
    })
    shop.box().open()
    shop.box().type('sol')
    shop.box().key(press('ArrowDown'))
    late.resolve({ json: { suggestions: SUGGESTED, suggestions_request_id: 'q' } })
    await shop.settle()
    expect(shop.box().activeRow()?.title).toBe('solhatt')
  })

  it('are left to the input method while it composes', async () => {
    const { box } = await ready()
    expect(box().key(press('ArrowDown', { isComposing: true }))).toBe(false)
    expect(box().key(press('x'))).toBe(false)
    expect(box().getState().active).toBe(-1)
  })

  it('then Enter searches for the query [WMODAL-022], opens the place [WMODAL-023], in a new tab with ctrl or meta [WMODAL-024]', async () => {
    const { box, tab } = await ready()
    const down = (times: number) => {
      for (let turn = 0; turn < times; turn++) box().key(press('ArrowDown'))
    }
    down(3)
    box().key(press('Enter', { ctrlKey: true }))
    box().key(press('Enter', { metaKey: true }))
    expect(tab.log).toEqual(['tab https://shop.test/sol', 'tab https://shop.test/sol'])
    expect(box().getState().open).toBe(true)
    box().key(press('Enter'))
    expect(tab.log.slice(2)).toEqual(['push https://shop.test/sol', 'top'])
    expect(box().getState().open).toBe(false)
    box().open()
    down(2)
    box().key(press('Enter'))
    expect(tab.place.href()).toBe(`https://shop.test/search?query=${encodeURIComponent('solglasögon')}`)
  })
})

describe('Enter with nothing but one page', () => {
  const only = {
    respond: ((call) =>
      call.path === 'search/suggestions'
        ? { json: { suggestions: [], suggestions_request_id: '' } }
        : {
            json: results(0, { content_search_links: [{ title: 'Frakt', page_url: '/frakt', image_url: null }] }),
          }) as NonNullable<Parameters<typeof testShop>[0]>['respond'],
  }

  it('goes straight there [WMODAL-025]', async () => {
    const shop = routedShop(only as never)
    shop.box().type('frakt')
    await shop.clock.pass(250)
    shop.box().key(press('Enter'))
    expect(shop.tab.place.href()).toBe('https://shop.test/frakt')
  })

  it.each([
    ['an earlier search fits', '["fraktfritt"]', 'frakt'],
    ['it was searched for before', '["frakt"]', 'frakt'],
    ['its results are not there yet', '[]', 'frakt '],
  ])('searches when %s', async (_, held, text) => {
    const shop = routedShop({ ...(only as object), keep: new Map([['depict_searches', held]]) })
    shop.box().open()
    shop.box().type('frakt')
    await shop.clock.pass(250)
    if (text !== 'frakt') shop.box().type('fraktx')
    shop.box().key(press('Enter'))
    expect(new URL(shop.tab.place.href()).pathname).toBe('/search')
  })
})

describe('submitting', () => {
  it('goes to the search page, to the top, and is remembered [WPAGE-037] [WPAGE-038]', () => {
    const shop = routedShop()
    shop.box().open()
    shop.box().type('  sol ')
    shop.box().submit()
    expect(shop.tab.log).toEqual(['push https://shop.test/search?query=sol', 'top'])
    expect(shop.keep.get('depict_searches')).toBe('["sol"]')
    expect(shop.box().getState()).toMatchObject({ open: false, text: 'sol' })
  })

  it('of the query that is in the address only closes [WMODAL-027]', () => {
    const shop = routedShop({ href: 'https://shop.test/search?query=a' })
    shop.box().open()
    shop.box().type('a')
    shop.box().submit()
    expect(shop.tab.log).toEqual([])
    expect(shop.box().getState().open).toBe(false)
  })

  it('keeps filters unless it was chosen to clear them [WPAGE-032]', async () => {
    for (const clear of [false, true]) {
      const shop = routedShop({ href: 'https://shop.test/search?query=a&f_brand=x‚&sorting=price📈' })
      shop.page().start()
      await shop.settle()
      shop.box().type('b')
      shop.box().setClearOnSubmit(clear)
      shop.box().submit()
      await shop.settle()
      expect(shop.page().getState().filters).toHaveLength(clear ? 0 : 1)
      expect(shop.page().getState().sorting === null).toBe(clear)
      expect(shop.page().getState().cleared === null).toBe(!clear)
      expect(new URL(shop.tab.place.href()).searchParams.get('query')).toBe('b')
    }
  })

  it('chooses to clear when the whole field was emptied', () => {
    const shop = routedShop()
    shop.box().type('a')
    shop.box().clear()
    expect(shop.box().getState().clearOnSubmit).toBe(true)
  })

  it('resets rows and keeps panels [WPAGE-039]', async () => {
    const shop = routedShop({ href: 'https://shop.test/search?query=a' })
    shop.page().start()
    shop.page().remember({ showing_recommendation_rows: 6, content_results_rows: 4, filters_open: true })
    shop.box().type('b')
    shop.box().submit()
    await shop.settle()
    expect(shop.page().getState().memory).toMatchObject({
      showing_recommendation_rows: 2,
      content_results_rows: 1,
      filters_open: true,
    })
    shop.tab.back()
    expect(shop.page().getState()).toMatchObject({
      query: 'a',
      memory: { showing_recommendation_rows: 6, content_results_rows: 4 },
    })
    expect(shop.box().getState().text).toBe('a')
  })

  it('finds its page warm: what the modal found is shown at once (decisions Q26)', async () => {
    const shop = routedShop(suggesting)
    shop.box().type('sol')
    await shop.clock.pass(250)
    shop.box().submit()
    shop.page().start()
    expect(shop.page().getState()).toMatchObject({ phase: 'refreshing', total: 37 })
    expect(shop.page().getState().displays).toHaveLength(20)
    await shop.settle()
    expect(shop.page().getState().phase).toBe('shown')
  })

  it('with nothing typed discovers more: all goods (decisions N7)', () => {
    const shop = routedShop()
    shop.box().open()
    shop.box().viewAll()
    expect(shop.tab.place.href()).toBe('https://shop.test/search')
    expect(shop.keep.has('depict_searches')).toBe(false)
  })
})

describe('the modal', () => {
  it('is open or closed, with what its opener says [WMODAL-015] [WMODAL-016]', () => {
    const { box } = { box: routedShop().box() }
    expect(box.getState().open).toBe(false)
    box.open({ align: 'left' })
    expect(box.getState()).toMatchObject({ open: true, options: { align: 'left' } })
    expect(box.key(press('Escape'))).toBe(true) // [WMODAL-009]
    expect(box.getState()).toMatchObject({ open: false, options: {} })
    expect(box.key(press('Escape'))).toBe(false)
  })

  it.each([
    ['the path [WMODAL-011]', 'https://shop.test/annat?query=a', true],
    ['the query [WMODAL-012]', 'https://shop.test/x?query=b', true],
    ['something else', 'https://shop.test/x?query=a&f_brand=x#y', false],
  ])('closes when %s changes', (_, url, closes) => {
    const shop = routedShop({ href: 'https://shop.test/x?query=a' })
    const stop = shop.box().start()
    shop.box().open()
    shop.tab.place.go(url, false, null)
    expect(shop.box().getState().open).toBe(!closes)
    stop()
    expect(shop.tab.listeners()).toBe(0)
  })

  it('waits for a closing animation [WMODAL-017], but not longer than 1 s [WMODAL-018]', async () => {
    const shop = routedShop()
    const box = shop.box()
    const end = deferred<void>()
    const off = box.registerCloseAnimation(() => end.promise)
    box.open()
    box.close()
    expect(box.getState()).toMatchObject({ open: true, closing: true })
    end.resolve()
    await shop.settle()
    expect(box.getState()).toMatchObject({ open: false, closing: false })
    off()
    box.registerCloseAnimation(() => new Promise(() => undefined))
    box.open()
    box.close()
    await shop.clock.pass(999)
    expect(box.getState().open).toBe(true)
    await shop.clock.pass(2)
    expect(box.getState().open).toBe(false)
  })

  it('opened again while it closes stays open', async () => {
    const shop = routedShop()
    const end = deferred<void>()
    shop.box().registerCloseAnimation(() => end.promise)
    shop.box().open()
    shop.box().close()
    shop.box().open()
    end.resolve()
    await shop.clock.pass(2000)
    expect(shop.box().getState()).toMatchObject({ open: true, closing: false })
  })

  it('asks for what stands in its field when it opens', async () => {
    const shop = routedShop({ ...suggesting, href: 'https://shop.test/search?query=sol' })
    const box = shop.box()
    shop.page().start()
    expect(box.getState().text).toBe('sol')
    box.open()
    await shop.settle()
    expect(box.rows().map(({ title }) => title)).toEqual(['solglasögon', 'Sol'])
  })
})

describe('previous searches', () => {
  it('are a JSON list, the newest last, thirty at most [WMODAL-014] [WMODAL-028]', () => {
    const shop = routedShop()
    for (let index = 0; index < 31; index++) shop.client.history.add(`s${index}`)
    shop.client.history.add('s5')
    const held = JSON.parse(shop.keep.get('depict_searches') ?? '') as string[]
    expect(held).toHaveLength(30)
    expect([held[0], held.at(-1), held.filter((one) => one === 's5').length]).toEqual(['s1', 's5', 1])
    expect(shop.client.history.list()[0]).toBe('s5')
  })

  it('can be removed one by one and all at once, and survive nonsense in the storage', () => {
    const shop = routedShop({ keep: new Map([['depict_searches', '["a","b",7]']]) })
    const box = shop.box()
    box.open()
    expect(box.getState().history).toEqual(['b', 'a'])
    box.forget('a')
    expect(box.getState().history).toEqual(['b'])
    box.forgetAll()
    expect(shop.keep.get('depict_searches')).toBe('[]')
    for (const nonsense of ['{', 'null', '{"a":1}']) {
      shop.keep.set('depict_searches', nonsense)
      expect(shop.client.history.list()).toEqual([])
    }
  })
})
