import { mock } from '@klarsikt/contract/msw'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { editAddress } from '../../lib/edit-address.js'
import { article } from '../../testing/article-samples.js'
import { cart, line } from '../../testing/cart-samples.js'
import { lensOptions } from '../../testing/lens-samples.js'
import { mockShopServer, renderShop, stubDialog } from '../../testing/render-shop.js'
import { studioOf } from '../../testing/studio-of.js'
import { forgetDraft } from './draft.js'

const { server, current } = mockShopServer()
beforeAll(stubDialog)
beforeEach(forgetDraft)

const values = {
  rightSphere: -1.25,
  rightCylinder: -0.5,
  rightAxis: 90,
  rightAddition: null,
  rightPupillaryDistance: 31.5,
  leftSphere: 1,
  leftCylinder: null,
  leftAxis: null,
  leftAddition: null,
  leftPupillaryDistance: 31,
}
const pair = [
  line({ lineId: 'f', skuId: '100123-1', prescriptionGlasses: values }),
  line({
    lineId: 'g',
    parentLineId: 'f',
    skuId: '300-1',
    parentSkuID: '100123-1',
    prescriptionGlasses: values,
    workingDistances: { monitor: 65, tools: null, other: 40 },
  }),
]
const open = (lineId: string, items = pair) => {
  current.shop.cart = cart(items)
  return renderShop(studioOf(article(), lensOptions({ needsWorkingDistance: true }).data), {
    path: editAddress('/glasögon/linnea-100123', lineId),
    state: { cart: cart(items) },
  })
}

describe('a pair that the cart sent for', () => {
  it('opens with its strengths and its lens, and is changed in its place [CART-003]', async () => {
    const asked: unknown[] = []
    server.use(
      mock('addPrescription', ({ body }) => {
        asked.push(body)
        return { cartHead: { shopperId: 's', cart: cart(pair) }, checkoutConfig: null, show: true }
      }),
    )
    const { store } = open('f')
    expect(screen.getByRole('heading', { level: 1, name: 'Ändra glasen' })).toBeInTheDocument()
    const form = within(await screen.findByRole('form', { name: 'Ditt recept' }))
    const field = (name: string) => form.getAllByRole<HTMLInputElement>('textbox', { name }).map(({ value }) => value)
    expect(field('Sfär (SPH)')).toEqual(['\u22121,25', '+1,00'])
    expect(field('Axel (AX)')).toEqual(['90', ''])
    expect(['Bildskärm', 'Verktyg', 'Annat'].flatMap(field)).toEqual(['65', '', '40'])
    fireEvent.click(form.getByRole('checkbox', { name: /högst ett år/ }))
    fireEvent.click(form.getByRole('button', { name: 'Fortsätt' }))
    await screen.findByRole('heading', { name: 'Stämmer allt?' })
    fireEvent.click(screen.getByRole('button', { name: 'Spara' }))
    await waitFor(() => expect(store.getState().overlay).toBe('cart'))
    expect(asked).toMatchObject([
      {
        lineId: 'f',
        childSkuId: '300-1',
        prescription: { right: { axis: '90' }, workingDistance: { monitor: '65', other: '40' } },
      },
    ])
    expect(asked[0]).not.toHaveProperty('quantity')
  })

  it('that is gone is said to be, and a new pair begins', async () => {
    open('gone')
    expect(await screen.findByText(/ligger inte längre i varukorgen/)).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Hur ska du använda glasögonen?' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Enkelslipade/ })).toHaveAttribute(
      'href',
      expect.not.stringContaining('par='),
    )
  })
})
