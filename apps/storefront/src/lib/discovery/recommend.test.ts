import type { RecommendTarget } from '@klarsikt/discovery'
import { describe, expect, it, vi } from 'vitest'
import { recommendArticles } from './recommend.js'

const display = {
  product_id: '100123',
  page_url: '/glasögon/linnea',
  title: 'Linnea',
  brand: 'Isa Nord',
  image_url: '/media/linnea',
  sale_price: 995,
  original_price: 1495,
}

const service = (displays: readonly object[] = [display]) => {
  const call = vi.fn(async () => ({ displays }))
  const target = { api: { call }, env: { referrer: () => null }, consent: () => true } as unknown as RecommendTarget
  return { call, target }
}

describe('what the shop asks the recommendation service', () => {
  it.each([
    ['related', [7], 'recommend/products/product', { product_id: '7' }],
    ['after_basket', [7, 9], 'recommend/products/products', { product_ids: ['7', '9'] }],
    ['landing_page', [], 'recommend/products/general', {}],
  ] as const)(
    '%s names %j to it, and asks for 16 [REC-005, REC-006, REC-007, REC-010]',
    async (type, ids, path, named) => {
      const { call, target } = service()
      await recommendArticles(target, type, ids)
      expect(call).toHaveBeenCalledExactlyOnceWith(
        path,
        { document_referrer: null, limit: 16, ...named },
        { displays: [] },
      )
    },
  )
  it('names no product for the start page, also when it is given some [REC-007]', async () => {
    const { call, target } = service()
    await recommendArticles(target, 'landing_page', [7])
    expect(JSON.stringify(call.mock.calls)).not.toMatch(/product_id/)
  })
  it('asks for goods of the whole shop where there is no product to go with', async () => {
    const { call, target } = service()
    await recommendArticles(target, 'after_basket', [])
    expect(call).toHaveBeenCalledExactlyOnceWith('recommend/products/general', expect.anything(), expect.anything())
  })
  it('takes the one price it is given as both [REC-002]', async () => {
    const amounts = await Promise.all(
      [{ sale_price: null }, { original_price: null }, {}].map(async (missing) => {
        const [article] = await recommendArticles(service([{ ...display, ...missing }]).target, 'related', [7])
        return [article?.price.unit.amount, article?.price.unit.isCampaign]
      }),
    )
    expect(amounts).toEqual([
      [1495, false],
      [995, false],
      [995, true],
    ])
  })
})
