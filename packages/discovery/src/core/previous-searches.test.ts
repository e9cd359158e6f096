import { describe, expect, it } from 'vitest'
import { routedShop } from '../testing/shop.js'

describe('previous searches', () => {
  it('are a JSON list, the newest last, thirty at most [WMODAL-014] [WMODAL-028]', () => {
    const shop = routedShop()
    for (let index = 0; index < 31; index++) shop.client.history.add(`s${index}`)
    shop.client.history.add('s5')
    const held = JSON.parse(shop.storage.get('depict_searches') ?? '') as string[]
    expect(held).toHaveLength(30)
    expect([held[0], held.at(-1), held.filter((one) => one === 's5').length]).toEqual(['s1', 's5', 1])
    expect(shop.client.history.list()[0]).toBe('s5')
  })

  it('can be removed one by one and all at once, and survive nonsense in the storage', () => {
    const shop = routedShop({ storage: new Map([['depict_searches', '["a","b",7]']]) })
    const box = shop.box()
    box.open()
    expect(box.getState().history).toEqual(['b', 'a'])
    box.forget('a')
    expect(box.getState().history).toEqual(['b'])
    box.forgetAll()
    expect(shop.storage.get('depict_searches')).toBe('[]')
    for (const nonsense of ['{', 'null', '{"a":1}']) {
      shop.storage.set('depict_searches', nonsense)
      expect(shop.client.history.list()).toEqual([])
    }
  })
})
