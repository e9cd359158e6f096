import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type Visitor } from '../../../testing/test-api.js'

let api: TestApi
let anna: Visitor
beforeAll(async () => {
  api = await createTestApi()
  anna = await api.visitor()
})
afterAll(() => api.drop())

describe('guessing at a gift card', () => {
  it('locks it after five tries, and reports for how long', async () => {
    const guess = () => anna.post('/api/giftcard/lookup', { number: '6000 1111 2222 9999', pin: '0000' })
    for (let wrong = 0; wrong < 5; wrong += 1) expect((await guess()).status).toBe(404)
    const locked = await guess()
    expect([locked.status, locked.body.error.code, locked.headers.get('retry-after')]).toEqual([
      429,
      'gift-card.locked',
      '3600',
    ])
  })
})
