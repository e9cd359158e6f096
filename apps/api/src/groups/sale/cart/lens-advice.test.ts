import { describe, expect, it } from 'vitest'
import { itemsOf, shopper } from './testing/shopper.js'

const { own, cart, glasses, post } = shopper()
const [CLEAR, THIN, GREY] = ['900001-1', '900001-2', '900001-3'] as const

/** Stores a lens that the shop would no longer sell for these strengths. */
const storeUnsuitable = (lensSkuId: string) =>
  own.api.test.database.query({
    text: `update cart set lines = (select jsonb_agg(case when line->>'skuId' = $2 then jsonb_set(line, '{skuId}', to_jsonb($3::text)) else line end)
             from jsonb_array_elements(lines) line) where id = $1`,
    values: [own.anna.shopperId, THIN, lensSkuId],
  })

describe('lenses that do not suit the strengths', () => {
  it('are refused at the field, with the reason and the lens to take', async () => {
    const { status, body } = await glasses(CLEAR, '-3,5')
    expect([status, body.error.code, body.cartHead]).toEqual([422, 'lens.unsuitable', undefined])
    expect(body.error.message).toBe('Glasen passar inte styrkorna. Välj andra glas innan du går vidare.')
    expect(body.error.fields).toEqual({
      'right.sphere':
        'Glaset passar styrkor upp till ±2,00, men höger öga behöver −3,50. Vi rekommenderar: Enkelslipat 1.6.',
    })
    expect(await cart()).toEqual([])
    expect((await glasses(THIN, '-3,5')).status).toBe(200)
  })

  it('lead to a store where the catalogue has none that suits', async () => {
    const { body } = await glasses(GREY, '-3,5')
    expect(body.error.fields['right.sphere']).toContain('Kontakta en butik')
  })

  it('are refused when the strengths of a pair in the cart are changed, and the pair stays', async () => {
    const before = itemsOf(await glasses(CLEAR, '-1'))
    const answer = await glasses(CLEAR, '-4', { lineId: before[0]?.lineId })
    expect(answer.body.error.code).toBe('lens.unsuitable')
    expect(await cart()).toEqual(before)
    // The recommended lens replaces the unsuitable one.
    const after = itemsOf(await glasses(THIN, '-4', { lineId: before[0]?.lineId }))
    expect(after.map(({ skuId }) => skuId)).toEqual(['100001-1', THIN])
  })

  it('are found by the call that only judges a prescription', async () => {
    const eye = { sphere: '-3', pupillaryDistance: '31' }
    const ask = (lensSkuId: string) =>
      post('/api/article/100001/validatePrescription', {
        lensSkuId,
        prescription: { right: eye, left: eye, confirmedRecent: true },
      })
    expect((await ask(CLEAR)).body.error?.code).toBe('lens.unsuitable')
    expect((await ask(THIN)).body).toEqual({ success: true })
  })

  it('that lie in a cart already are named, and cannot be paid for', async () => {
    await glasses(THIN, '-3,5')
    await storeUnsuitable(CLEAR)
    const { body } = await own.anna.get('/api/cart')
    expect(body.cartHead.cart.items[1].problem).toMatch(/^Glaset passar styrkor upp till ±2,00/)
    expect(body.checkoutConfig.canCheckOut).toBe(false)
  })
})
