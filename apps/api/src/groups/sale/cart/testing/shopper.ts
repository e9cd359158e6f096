import type { Clock } from '@klarsikt/core/lib'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createTestApi, type TestApi, type Visitor } from '../../../../testing/test-api.js'

export type Item = {
  readonly lineId: string
  readonly skuId: string
  readonly parentLineId: string | null
  readonly quantity: number
  readonly prescriptionGlasses: { readonly rightSphere: number } | null
}
export type Answer = Awaited<ReturnType<Visitor['post']>>

/** The cart items in an answer. */
export const itemsOf = ({ body }: Answer): readonly Item[] => body.cartHead.cart.items

/** A shop with one visitor, whose cart is empty before every test. Its clock stands still unless `clock` is given. */
export function shopper(clock?: Clock) {
  const own = {} as { api: TestApi; anna: Visitor }
  beforeAll(async () => {
    own.api = await createTestApi(clock ? { clock } : {})
    own.anna = await own.api.visitor()
  })
  afterAll(() => own.api.drop())
  beforeEach(() => own.anna.post('/api/cart/empty'))
  const post = (path: string, body?: unknown) => own.anna.post(path, body)
  return {
    own,
    post,
    cart: async () => itemsOf(await own.anna.get('/api/cart')),
    /** Adds a frame with lenses of one strength for both eyes. */
    glasses: (childSkuId: string, sphere: string, more: object = {}): Promise<Answer> => {
      const eye = { sphere, cylinder: '', axis: '', addition: '', pupillaryDistance: '31' }
      const prescription = { right: eye, left: eye, confirmedRecent: true, workingDistance: {} }
      return post('/api/cart/addPrescription', { skuId: '100001-1', childSkuId, prescription, ...more })
    },
  }
}
