import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createTestApi, type TestApi, type Visitor } from '../../../../testing/test-api.js'

/** Strengths as typed. */
export const prescription = (more = {}) => ({
  right: { sphere: '-1,25', pupillaryDistance: '31' },
  left: { sphere: '-1,50', cylinder: '-0,50', axis: '90', pupillaryDistance: '31,5' },
  confirmedRecent: true,
  ...more,
})

/** A shop that takes Klarna, with a new visitor in every test. */
export function freshCart() {
  const own = {} as { api: TestApi; anna: Visitor }
  beforeAll(async () => {
    own.api = await createTestApi({ settings: { klarna: { url: 'http://klarna.test', user: 'u', password: 'p' } } })
  })
  afterAll(() => own.api.drop())
  beforeEach(async () => void (own.anna = await own.api.visitor()))
  return {
    own,
    add: (skuId: string, quantity = 1, more = {}) => own.anna.post('/api/cart/update', { skuId, quantity, ...more }),
    addGlasses: (more = {}) =>
      own.anna.post('/api/cart/addPrescription', {
        skuId: '100001-1',
        childSkuId: '900001-1',
        prescription: prescription(),
        ...more,
      }),
  }
}
