import { recommendedArticle } from '@klarsikt/core/catalogue'
import { articleCard } from '@klarsikt/fixtures/builders'
import { describe, expect, it, vi } from 'vitest'
import { withCards } from './recommended-cards.js'

const recommended = (id: number) =>
  recommendedArticle({
    sku_id: String(id),
    page_url: `/glasögon/${id}`,
    title: `Båge ${id}`,
    subtitle: 'Isa Nord',
    image_url: null,
    original_price: 1495,
    sale_price: 995,
  })

describe('recommended goods', () => {
  it('carry the card that lists show, in the order of the service, without what is not sold', async () => {
    const fetchCards = vi.fn(async () => [articleCard({ id: 9 }), articleCard({ id: 7 })])
    const goods = await withCards([recommended(7), recommended(8), recommended(9)], fetchCards)
    expect(fetchCards).toHaveBeenCalledExactlyOnceWith([7, 8, 9])
    expect(goods.map(({ id, card }) => [id, card?.id])).toEqual([
      ['7', 7],
      ['9', 9],
    ])
  })
  it('stay without cards when the shop does not answer', async () => {
    for (const fetchCards of [async () => null, () => Promise.reject(new Error('down'))])
      expect(await withCards([recommended(7)], fetchCards)).toEqual([recommended(7)])
  })
})
