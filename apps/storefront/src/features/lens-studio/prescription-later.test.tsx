import { mock } from '@klarsikt/contract/msw'
import type { CartReply, LensOption } from '@klarsikt/contract/shop/types'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { article } from '../../testing/article-samples.js'
import { cart, line } from '../../testing/cart-samples.js'
import { lensOptions } from '../../testing/lens-samples.js'
import { mockShopServer, renderShop, stubDialog } from '../../testing/render-shop.js'
import { studioOf } from '../../testing/studio-of.js'
import { forgetDraft } from './draft.js'

const { server } = mockShopServer()
const PATH = '/glasögon/linnea-100123/valj-glas'
const filled: CartReply = { cartHead: { shopperId: 's', cart: cart() }, checkoutConfig: null, show: true }
beforeAll(stubDialog)
beforeEach(forgetDraft)

const option = (change: Partial<LensOption>) => lensOptions(change).data.groups[0]!.options[0]!
const lenses = {
  frameVatRate: 25 as const,
  groups: [
    {
      lensType: 'single-vision' as const,
      title: 'Enkelslipade glas',
      text: 'För ett avstånd.',
      fromPrice: 500,
      options: [
        option({}),
        option({ skuId: '300-2', index: '1.6', label: 'Klara, index 1,6', price: 900 }),
        option({ skuId: '300-3', index: '1.74', label: 'Klara, index 1,74', price: 1900 }),
      ],
    },
  ],
}
const show = (query: string, state = {}) => renderShop(studioOf(article(), lenses), { path: PATH + query, state })
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const go = () => fireEvent.click(screen.getByRole('button', { name: 'Fortsätt' }))

it('the prescription can be sent after the purchase: the thickness is chosen by the kind of lens, and the cart knows it', async () => {
  const asked: unknown[] = []
  server.use(
    mock('addPrescription', ({ body }) => {
      asked.push(body)
      return filled
    }),
  )
  const { container } = show('?glas=enkelslipade')
  await heading('Vad står det på ditt recept?')
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  fireEvent.click(screen.getByRole('link', { name: 'Skicka recept senare' }))
  await heading('Hur tunna ska glasen vara?')
  expect(screen.getByText(/räknar vi ut först när vi har ditt recept/)).toBeVisible()
  const usual = screen.getByRole('radio', { name: /Index 1,6/ })
  // Only the cheapest choice may be marked before the customer has chosen.
  expect(usual).not.toBeChecked()
  expect(screen.getByRole('radio', { name: /Index 1,5/ })).toBeChecked()
  expect(usual).toHaveAccessibleName(/Passar de flesta/)
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeEnabled()
  fireEvent.click(usual)
  go()
  await heading('Vilken behandling vill du ha?')
  go()
  await heading('Stämmer allt?')
  expect(screen.getByText('Receptet skickas efter köpet')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Lägg i varukorgen', hidden: true }))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toMatchObject({ childSkuId: '300-2', prescriptionSource: 'later' })
  expect(asked[0]).not.toHaveProperty('prescription')
})

it('the choice is in the address, holds without what this tab knows, and is there on the way back', async () => {
  show('?glas=enkelslipade&recept=bild&index=1.74')
  await heading('Vilken behandling vill du ha?')
  fireEvent.click(screen.getByRole('link', { name: 'Tillbaka' }))
  await heading('Hur tunna ska glasen vara?')
  expect(screen.getByRole('radio', { name: /Index 1,74/ })).toBeChecked()
  fireEvent.click(screen.getByRole('link', { name: 'Tillbaka' }))
  await heading('Vad står det på ditt recept?')
  expect(screen.getByRole('link', { name: 'Skicka en bild av receptet' })).toHaveAttribute('aria-current', 'true')
})

it('a pair of the cart whose prescription is sent later is changed as it is', async () => {
  const frame = line({ lineId: 'pair-1', skuId: '100123-1', prescriptionSource: 'later' })
  const lens = line({
    lineId: 'lens-1',
    skuId: '300-2',
    parentSkuID: '100123-1',
    parentLineId: 'pair-1',
    prescriptionSource: 'later',
  })
  show('?par=pair-1', { cart: cart([frame, lens]) })
  await heading('Stämmer allt?')
  const strengths = within(screen.getByRole('region', { name: 'Styrkor' }))
  expect(strengths.getByText('Receptet skickas efter köpet')).toBeVisible()
})
