import { beforeEach, describe, expect, it, vi } from 'vitest'

/** Imports the module as a newly loaded page does. Only what the device stores is kept. */
async function load(type: string) {
  vi.resetModules()
  performance.getEntriesByType = () => [{ type }] as never
  return import('./purchase-once.js')
}

describe('a purchase', () => {
  beforeEach(() => localStorage.clear())

  it('is tracked once on a page', async () => {
    const { countsPurchase } = await load('navigate')
    expect([countsPurchase('1', false), countsPurchase('1', false), countsPurchase('2', false)]).toEqual([
      true,
      false,
      true,
    ])
  })
  it('is tracked once with consent, also when its page is loaded again', async () => {
    expect((await load('navigate')).countsPurchase('1', true)).toBe(true)
    expect((await load('reload')).countsPurchase('1', true)).toBe(false)
    expect((await load('navigate')).countsPurchase('1', true)).toBe(false)
  })
  it('is tracked with consent when the first load did not come so far', async () => {
    expect((await load('reload')).countsPurchase('1', true)).toBe(true)
  })
  it.each(['reload', 'back_forward'])(
    'is not tracked again without consent after a %s, and nothing is stored',
    async (type) => {
      expect((await load('navigate')).countsPurchase('1', false)).toBe(true)
      expect((await load(type)).countsPurchase('1', false)).toBe(false)
      expect(localStorage).toHaveLength(0)
    },
  )
  it('is forgotten when consent is withdrawn', async () => {
    const { countsPurchase, forgetPurchases } = await load('navigate')
    countsPurchase('1', true)
    expect(localStorage).toHaveLength(1)
    forgetPurchases()
    expect(localStorage).toHaveLength(0)
  })
  it('survives a storage that is damaged, and stores the latest twenty', async () => {
    localStorage.setItem('klarsikt-counted-orders', '{')
    const { countsPurchase } = await load('navigate')
    for (let order = 1; order <= 25; order += 1) expect(countsPurchase(String(order), true)).toBe(true)
    expect(JSON.parse(localStorage.getItem('klarsikt-counted-orders') ?? '')).toHaveLength(20)
  })
})
