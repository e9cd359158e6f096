import { describe, expect, it } from 'vitest'
import { deferred } from '../testing/fake-environment.js'
import { routedShop } from '../testing/shop.js'
import { press, suggesting } from '../testing/suggestions.js'

describe('submitting', () => {
  it('goes to the search page, to the top, and is remembered [WPAGE-037] [WPAGE-038]', () => {
    const shop = routedShop()
    shop.box().open()
    shop.box().type('  sol ')
    shop.box().submit()
    expect(shop.tab.log).toEqual(['push https://shop.test/search?query=sol', 'top'])
    expect(shop.storage.get('depict_searches')).toBe('["sol"]')
    expect(shop.box().getState()).toMatchObject({ open: false, searchText: 'sol' })
  })

  it('of the query that is in the address only closes [WMODAL-027]', () => {
    const shop = routedShop({ href: 'https://shop.test/search?query=a' })
    shop.box().open()
    shop.box().type('a')
    shop.box().submit()
    expect(shop.tab.log).toEqual([])
    expect(shop.box().getState().open).toBe(false)
  })

  it('keeps filters unless the shopper chose to clear them [WPAGE-032]', async () => {
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
      expect(shop.page().getState().clearedFilters === null).toBe(!clear)
      expect(new URL(shop.tab.location.href()).searchParams.get('query')).toBe('b')
    }
  })

  it('chooses to clear when the whole field was emptied', () => {
    const shop = routedShop()
    shop.box().type('a')
    shop.box().clear()
    expect(shop.box().getState().clearOnSubmit).toBe(true)
  })

  it('previews what the next search will find: with filters, or without once the shopper clears them', async () => {
    const shop = routedShop({ href: 'https://shop.test/search?query=a&f_brand=Gucci' })
    shop.page().start()
    shop.box().type('b')
    await shop.clock.pass(250)
    expect(shop.to('search/results').at(-1)?.body).toMatchObject({ limit: 4, filters: [{ data: ['Gucci'] }] })
    shop.box().setClearOnSubmit(true)
    await shop.settle()
    expect(shop.to('search/results').at(-1)?.body).toMatchObject({ query: 'b', limit: 20, filters: [] })
    shop.box().submit()
    expect(new URL(shop.tab.location.href()).search).toBe('?query=b')
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
    expect(shop.box().getState().searchText).toBe('a')
  })

  it('finds its page cached: what the modal found is shown immediately', async () => {
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

  it('with nothing typed lists all products', () => {
    const shop = routedShop()
    shop.box().open()
    shop.box().viewAll()
    expect(shop.tab.location.href()).toBe('https://shop.test/search')
    expect(shop.storage.has('depict_searches')).toBe(false)
  })
})

describe('the modal', () => {
  it('is open or closed, with the options of its opener [WMODAL-015] [WMODAL-016]', () => {
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
    shop.tab.location.go(url, false, null)
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

  it('searches for the text of its field when it opens', async () => {
    const shop = routedShop({ ...suggesting, href: 'https://shop.test/search?query=sol' })
    const box = shop.box()
    shop.page().start()
    expect(box.getState().searchText).toBe('sol')
    box.open()
    await shop.settle()
    expect(box.rows().map(({ title }) => title)).toEqual(['solglasögon', 'Sol'])
  })
})
