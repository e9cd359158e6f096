import type { ArticleCard } from '@klarsikt/contract/shop/types'
import { describe, expect, it, vi } from 'vitest'
import { createCardStore } from './card-store.js'

const card = (id: number) => ({ id }) as ArticleCard
const settled = () => new Promise((done) => setTimeout(done))

describe('cards of goods that the service found', () => {
  it('are fetched together, each once', async () => {
    const fetchCards = vi.fn(async (ids: readonly number[]) => ids.filter((id) => id !== 3).map(card))
    const store = createCardStore([card(1)], fetchCards)
    const listener = vi.fn()
    store.subscribe(listener)
    for (const id of [1, 2, 3, 2]) store.request(id)
    await settled()
    store.request(2)
    await settled()
    expect(fetchCards.mock.calls).toEqual([[[2, 3]]])
    expect([1, 2, 3, 4].map((id) => store.get(id))).toEqual([card(1), card(2), null, undefined])
    expect(listener).toHaveBeenCalledOnce()
  })

  it('stay unknown when the call fails, and are asked for again', async () => {
    const fetchCards = vi.fn<(ids: readonly number[]) => Promise<ArticleCard[] | null>>(async () => null)
    const store = createCardStore([], fetchCards)
    store.request(7)
    await settled()
    expect(store.get(7)).toBeUndefined()
    fetchCards.mockResolvedValueOnce([card(7)])
    store.request(7)
    await settled()
    expect(store.get(7)).toEqual(card(7))
  })
})
