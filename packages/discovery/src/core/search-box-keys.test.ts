import { describe, expect, it } from 'vitest'
import { deferred } from '../testing/fake-environment.js'
import { results, routedShop, type testShop } from '../testing/shop.js'
import { press, SUGGESTED, suggesting } from '../testing/suggestions.js'

describe('arrows', () => {
  const ready = async () => {
    const shop = routedShop({ ...suggesting, storage: new Map([['depict_searches', '["solhatt"]']]) })
    const box = shop.box()
    box.open()
    box.type('sol')
    await shop.clock.pass(250)
    return { ...shop, box: () => box }
  }

  it('do not move the active row with Alt, which opens and closes a list', async () => {
    const { box } = await ready()
    box().key(press('ArrowDown'))
    for (const key of ['ArrowDown', 'ArrowUp']) {
      expect(box().key({ ...press(key), altKey: true })).toBe(false)
      expect(box().activeRow()?.title).toBe('solhatt')
    }
  })

  it('visit the rows in order and end at the typed text, in both directions [WMODAL-019] [WMODAL-020]', async () => {
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
    expect(box().getState().searchText).toBe('sol')
  })

  it('stay on their row when rows come around it', async () => {
    const late = deferred<{ json: unknown }>()
    const shop = routedShop({
      storage: new Map([['depict_searches', '["solhatt"]']]),
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
    expect(tab.location.href()).toBe(`https://shop.test/search?query=${encodeURIComponent('solglasögon')}`)
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

  it('opens it directly [WMODAL-025]', async () => {
    const shop = routedShop(only as never)
    shop.box().type('frakt')
    await shop.clock.pass(250)
    shop.box().key(press('Enter'))
    expect(shop.tab.location.href()).toBe('https://shop.test/frakt')
  })

  it.each([
    ['an earlier search fits', '["fraktfritt"]', 'frakt'],
    ['it was searched for before', '["frakt"]', 'frakt'],
    ['its results are not there yet', '[]', 'frakt '],
  ])('searches when %s', async (_, held, text) => {
    const shop = routedShop({ ...(only as object), storage: new Map([['depict_searches', held]]) })
    shop.box().open()
    shop.box().type('frakt')
    await shop.clock.pass(250)
    if (text !== 'frakt') shop.box().type('fraktx')
    shop.box().key(press('Enter'))
    expect(new URL(shop.tab.location.href()).pathname).toBe('/search')
  })
})
