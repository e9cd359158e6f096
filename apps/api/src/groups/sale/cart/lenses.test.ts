import { describe, expect, it } from 'vitest'
import { freshCart, prescription } from './testing/fresh-cart.js'

const { own, add, addGlasses } = freshCart()

describe('lenses', () => {
  it('puts frame and lens in as a pair with ten strengths, sealed in the database [CART-003]', async () => {
    const { status, body } = await addGlasses()
    expect(status).toBe(200)
    const [frame, lens] = body.cartHead.cart.items
    expect([frame.parentSkuID, lens.parentSkuID, lens.parentLineId]).toEqual([null, '100001-1', frame.lineId])
    expect(frame.prescriptionGlasses).toEqual({
      rightSphere: -1.25,
      rightCylinder: null,
      rightAxis: null,
      rightAddition: null,
      rightPupillaryDistance: 31,
      leftSphere: -1.5,
      leftCylinder: -0.5,
      leftAxis: 90,
      leftAddition: null,
      leftPupillaryDistance: 31.5,
    })
    expect(body.cartHead.cart.totalCost).toBe(1295 + 795)
    const row = await own.api.test.database.query<{ lines: unknown }>({
      text: 'select lines from cart where id = $1',
      values: [own.anna.shopperId],
    })
    expect(JSON.stringify(row.rows[0]?.lines)).not.toMatch(/1\.25|Sphere/)
  })

  it('keeps pairs with different strengths apart', async () => {
    await addGlasses()
    const { body } = await addGlasses({
      prescription: prescription({ right: { sphere: '1', pupillaryDistance: '31' } }),
    })
    expect(body.cartHead.cart.items).toHaveLength(4)
  })

  it('knows the same strengths in plus form, and keeps them in minus form', async () => {
    await addGlasses()
    const inPlus = { sphere: '-2,00', cylinder: '+0,50', axis: '0', pupillaryDistance: '31,5' }
    const same = await addGlasses({ prescription: prescription({ left: inPlus }) })
    expect([same.status, same.body.error.code]).toEqual([409, 'cart.duplicate-lens-colour'])
    const other = await addGlasses({ prescription: prescription({ left: { ...inPlus, axis: '90' } }) })
    expect(other.body.cartHead.cart.items[2].prescriptionGlasses).toMatchObject({
      leftSphere: -1.5,
      leftCylinder: -0.5,
      leftAxis: 180,
    })
  })

  it('changes the strengths of a pair that is there', async () => {
    const first = (await addGlasses()).body.cartHead.cart.items
    const { body } = await addGlasses({
      lineId: first[1].lineId,
      prescription: prescription({ right: { sphere: '1', pupillaryDistance: '31' } }),
    })
    expect(body.cartHead.cart.items).toHaveLength(2)
    expect(body.cartHead.cart.items[0]).toMatchObject({
      lineId: first[0].lineId,
      prescriptionGlasses: { rightSphere: 1 },
    })
  })

  it('refuses the same lens colour twice on one frame [VALID-036]', async () => {
    const first = await add('100001-1', 1, { childSkuId: '900001-1' })
    // The strengths are still missing.
    expect([first.status, first.body.checkoutConfig.canCheckOut]).toEqual([200, false])
    for (const childSkuId of ['900001-1', '900001-2']) {
      const again = await add('100001-1', 1, { childSkuId })
      expect([again.status, again.body.error.code]).toEqual([409, 'cart.duplicate-lens-colour'])
    }
    expect((await add('100001-1', 1, { childSkuId: '900001-3' })).status).toBe(200)
    expect((await add('100002-1', 1, { childSkuId: '900001-1' })).status).toBe(200)
  })

  it('moves a pair together and removes only the lens', async () => {
    await addGlasses()
    const two = await add('100001-1', 2, { childSkuId: '900001-1' })
    expect(two.body.cartHead.cart.items.map((item: { quantity: number }) => item.quantity)).toEqual([2, 2])
    const three = await add('100001-1', 3, { childSkuId: '900001-1' })
    expect(three.body.cartHead.cart.items.map((item: { quantity: number }) => item.quantity)).toEqual([3, 3])
    const off = await add('100001-1', 0, { childSkuId: '900001-1' })
    expect(off.body.cartHead.cart.items).toMatchObject([{ skuId: '100001-1', quantity: 3, prescriptionGlasses: null }])
  })

  it('adds a bare frame as a line next to a pair with the same frame', async () => {
    await addGlasses()
    const { items } = (await add('100001-1', 1)).body.cartHead.cart
    expect(items.map((item: { quantity: number }) => item.quantity)).toEqual([1, 1, 1])
    expect(items[2]).toMatchObject({ parentSkuID: null, prescriptionGlasses: null })
  })

  it('refuses a lens for what is no frame, and a frame as a lens', async () => {
    expect((await add('100006-1', 1, { childSkuId: '900001-1' })).body.error.code).toBe('article.not-found')
    expect((await add('100001-1', 1, { childSkuId: '100002-1' })).body.error.code).toBe('article.not-found')
  })

  it('names what is wrong with a prescription by field', async () => {
    const { status, body } = await addGlasses({
      prescription: prescription({
        right: { sphere: '+3', addition: '2', axis: '10', pupillaryDistance: '99' },
        confirmedRecent: false,
      }),
    })
    expect([status, body.error.code]).toEqual([422, 'prescription.invalid'])
    expect(Object.keys(body.error.fields).sort()).toEqual([
      'confirmedRecent',
      'right.addition',
      'right.axis',
      'right.pupillaryDistance',
    ])
    expect(body.error.fields['right.addition']).toContain('+4,00')
  })

  it('asks for the working distance where the lens needs it [VALID-025]', async () => {
    const addition = {
      right: { sphere: '0', addition: '1', pupillaryDistance: '31' },
      left: { sphere: '0', addition: '1', pupillaryDistance: '31' },
    }
    const without = await addGlasses({ childSkuId: '900002-1', prescription: prescription(addition) })
    expect(Object.keys(without.body.error.fields)).toEqual(['workingDistance.monitor'])
    expect(
      (
        await addGlasses({
          childSkuId: '900002-1',
          prescription: prescription({ ...addition, workingDistance: { monitor: '501' } }),
        })
      ).body.error.fields,
    ).toEqual({
      'workingDistance.monitor': 'Ogiltigt avstånd, max 500 cm',
    })
    expect(
      (
        await addGlasses({
          childSkuId: '900002-1',
          prescription: prescription({ ...addition, workingDistance: { monitor: '65' } }),
        })
      ).status,
    ).toBe(200)
    const elsewhere = await addGlasses({
      childSkuId: '900002-1',
      prescription: prescription({ ...addition, workingDistance: { monitor: '80' } }),
    })
    expect([elsewhere.status, elsewhere.body.cartHead?.cart.items.length]).toEqual([200, 4])
  })
})
