import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { CartReply, LensOption, LensOptions } from '@klarsikt/contract/shop/types'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, beforeAll, describe, expect, it } from 'vitest'
import { article } from '../../testing/article-samples.js'
import { cart, line } from '../../testing/cart-samples.js'
import { lensOptions } from '../../testing/lens-samples.js'
import { mockShopServer, renderShop, stubDialog } from '../../testing/render-shop.js'
import { studioOf } from '../../testing/studio-of.js'
import { forgetDraft, forgetPage } from './draft.js'

const { server, current } = mockShopServer()
const PATH = '/glasögon/linnea-100123/valj-glas'
const filled: CartReply = { cartHead: { shopperId: 's', cart: cart() }, checkoutConfig: null, show: true }

beforeAll(stubDialog)
beforeEach(forgetDraft)

const option = (change: Partial<LensOption>) => lensOptions(change).data.groups[0]!.options[0]!
const lenses: LensOptions = {
  frameVatRate: 25,
  groups: [
    {
      lensType: 'single-vision',
      title: 'Enkelslipade glas',
      text: 'För ett avstånd.',
      fromPrice: 500,
      options: [
        option({}),
        option({ skuId: '300-2', index: '1.74', label: 'Klara, index 1,74', price: 1900 }),
        option({ skuId: '300-3', color: 'grey', label: 'Grå, index 1,5', price: 800 }),
      ],
    },
    {
      lensType: 'progressive',
      title: 'Progressiva glas',
      text: 'Flera avstånd.',
      fromPrice: 2500,
      options: [option({ skuId: '301-1', lensType: 'progressive', needsAddition: true, price: 2500 })],
    },
    {
      lensType: 'plano',
      title: 'Glas utan styrka',
      text: 'Bågen som den är.',
      fromPrice: 300,
      options: [option({ skuId: '302-1', lensType: 'plano', needsPrescription: false, price: 300 })],
    },
  ],
}
const show = (query = '', state = {}) => renderShop(studioOf(article(), lenses), { path: PATH + query, state })
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
const total = () => screen.getByRole('complementary', { name: 'Ditt val' })
const asked: Record<string, unknown>[] = []

function answerWith(put: (body: unknown) => CartReply | MockRefusal = () => filled) {
  asked.length = 0
  server.use(
    mock('addPrescription', ({ body }) => {
      asked.push(body)
      return put(body)
    }),
  )
}

async function choose(use: RegExp) {
  fireEvent.click(screen.getByRole('link', { name: use }))
  await heading('Vad står det på ditt recept?')
}

async function typeStrengths(sphere: string, more: Readonly<Record<string, string>> = {}) {
  const form = within(await screen.findByRole('form', { name: 'Ditt recept' }))
  for (const [name, value] of Object.entries({
    'Sfär (SPH)': sphere,
    'Pupillavstånd (PD)': '31',
    ...more,
  }))
    for (const field of form.getAllByRole('textbox', { name })) fireEvent.change(field, { target: { value } })
  const age = form.getByRole<HTMLInputElement>('checkbox', { name: /högst ett år/ })
  if (!age.checked) fireEvent.click(age)
  press('Fortsätt')
}

/** Goes from the first step to the last with the recommended choices. */
async function goToSummary(sphere: string) {
  await choose(/Enkelslipade/)
  await typeStrengths(sphere)
  await heading('Hur tunna ska glasen vara?')
  press('Fortsätt')
  await heading('Vilken behandling vill du ha?')
  press('Fortsätt')
  await heading('Stämmer allt?')
}

describe('the lens studio', () => {
  it('leads from the use to a pair in the cart, one decision a screen, in eight presses [ROUTE-059]', async () => {
    answerWith()
    const { store } = show()
    // The total is the price on the card and the page, although lenses without strength cost less.
    expect(total()).toHaveTextContent(/Med enkelslipade glas från 1\s995\skr/)
    await choose(/Enkelslipade/)
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
    await typeStrengths('-1')
    await heading('Hur tunna ska glasen vara?')
    expect(screen.getByRole('radio', { name: /Index 1,5 .*Rekommenderas/ })).toBeChecked()
    press('Fortsätt')
    await heading('Vilken behandling vill du ha?')
    fireEvent.click(screen.getByRole('radio', { name: /Grått, solglas/ }))
    press('Fortsätt')
    await heading('Stämmer allt?')
    expect(total()).toHaveTextContent(/Totalt 2\s295\skr/)
    expect(screen.getByText(/^Varav moms$/).nextSibling).toHaveTextContent(/459\skr/)
    expect(screen.getByText(/Tillverkas efter ditt recept/)).toBeInTheDocument()
    press('Lägg i varukorgen')
    await waitFor(() => expect(store.getState().overlay).toBe('cart'))
    expect(asked).toMatchObject([{ skuId: '100123-1', childSkuId: '300-3', prescription: { left: { sphere: '-1' } } }])
    expect(asked[0]).not.toHaveProperty('lineId')
  })

  it('closes an index that does not suit with the reason, and recommends one that does', async () => {
    show()
    await choose(/Enkelslipade/)
    await typeStrengths('-8')
    await heading('Hur tunna ska glasen vara?')
    const closed = screen.getByRole('radio', { name: /Index 1,5.*±2,00, men höger öga behöver −8,00/ })
    expect(closed).toBeDisabled()
    expect(screen.getByRole('radio', { name: /Index 1,74 .*Rekommenderas.*Tjockast: \d,\d mm i höger/ })).toBeChecked()
  })

  it('leads to a store with strengths that no lens does for', async () => {
    show()
    await choose(/Enkelslipade/)
    await typeStrengths('-14')
    await heading('Hur tunna ska glasen vara?')
    expect(screen.getByRole('link', { name: 'Hitta butik' })).toHaveAttribute('href', '/hitta-butik')
    expect(screen.queryByRole('button', { name: 'Fortsätt' })).toBeNull()
  })

  it('says which tint is not made in the chosen index', async () => {
    show()
    await choose(/Enkelslipade/)
    await typeStrengths('-8')
    await heading('Hur tunna ska glasen vara?')
    press('Fortsätt')
    await heading('Vilken behandling vill du ha?')
    expect(screen.getByRole('radio', { name: /Grått, solglas.*Görs inte i index 1,74/ })).toBeDisabled()
  })

  it('keeps what was filled in when it is left and come back to, also by a new page', async () => {
    const first = show()
    await choose(/Enkelslipade/)
    const sphere = () => screen.getAllByRole('textbox', { name: 'Sfär (SPH)' })[0]!
    fireEvent.change(sphere(), { target: { value: '-1,3' } })
    fireEvent.click(screen.getByRole('link', { name: 'Tillbaka' }))
    await heading('Hur ska du använda glasögonen?')
    await choose(/Enkelslipade/)
    expect(sphere()).toHaveValue('-1,3')
    first.unmount()
    forgetPage()
    show('?glas=enkelslipade')
    await heading('Vad står det på ditt recept?')
    expect(sphere()).toHaveValue('-1,3')
  })

  it('asks for the strengths first where an address that was shared has none', async () => {
    show('?steg=sammanfattning&glas=enkelslipade&recept=ifyllt&index=1.5&behandling=gratt')
    await heading('Vad står det på ditt recept?')
    await typeStrengths('-1')
    // All other choices are already made.
    await heading('Stämmer allt?')
    expect(total()).toHaveTextContent(/Index 1,5 · Grått, solglas/)
  })

  it('asks for other strengths when the use changes, and keeps an addition for the lenses that have one', async () => {
    show()
    await choose(/Progressiva/)
    await typeStrengths('-1', { 'Addition (ADD)': '2' })
    await heading('Hur tunna ska glasen vara?')
    fireEvent.click(screen.getByRole('link', { name: /Användning/ }))
    await heading('Hur ska du använda glasögonen?')
    await choose(/Enkelslipade/)
    expect(screen.queryByRole('textbox', { name: 'Addition (ADD)' })).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: 'Tillbaka' }))
    await heading('Hur ska du använda glasögonen?')
    await choose(/Progressiva/)
    expect(screen.getAllByRole('textbox', { name: 'Addition (ADD)' })[0]).toHaveValue('2')
  })

  it('asks for no strengths and no thickness of lenses without strengths', async () => {
    answerWith()
    const { store } = show()
    fireEvent.click(screen.getByRole('link', { name: /utan styrka/ }))
    await heading('Vilken behandling vill du ha?')
    press('Fortsätt')
    await heading('Stämmer allt?')
    expect(screen.getByText(/30 dagars ångerrätt/)).toBeInTheDocument()
    press('Lägg i varukorgen')
    await waitFor(() => expect(store.getState().overlay).toBe('cart'))
    expect(asked).toMatchObject([{ childSkuId: '302-1' }])
    expect(asked[0]).not.toHaveProperty('prescription')
  })

  it('says why the shop refused', async () => {
    answerWith(() => new MockRefusal(422, { code: 'lens.unsuitable', message: 'Glasen passar inte styrkorna.' }))
    const { store } = show()
    await goToSummary('-1')
    press('Lägg i varukorgen')
    expect(await screen.findByText('Glasen passar inte styrkorna.')).toBeInTheDocument()
    expect(store.getState().overlay).toBeNull()
  })
})

describe('the same frame and strengths with other lenses', () => {
  const present = [
    line({ lineId: 'f', skuId: '100123-1' }),
    line({ lineId: 'g', parentLineId: 'f', parentSkuID: '100123-1', articleDescription: 'Enkelslipade, grått' }),
  ]
  const question = () => within(screen.getByRole('dialog', { name: 'Ett par till?', hidden: true }))
  const answer = (name: string) => fireEvent.click(question().getByRole('button', { name, hidden: true }))
  const begin = async () => {
    answerWith((body) =>
      JSON.stringify(body).match(/anotherPair|lineId/)
        ? filled
        : new MockRefusal(409, { code: 'cart.pair-exists', message: 'Finns redan.', fields: { lineId: 'f' } }),
    )
    current.shop.cart = cart(present)
    const shown = show('', { cart: cart(present) })
    await goToSummary('-1')
    press('Lägg i varukorgen')
    await waitFor(() => expect(question().getByText(/med glasen: Enkelslipade, grått\./)).toBeInTheDocument())
    return shown
  }

  it('asks, and adds another pair under the name that the first call had', async () => {
    const { store } = await begin()
    expect(question().getByRole('button', { name: 'Lägg till ett par till', hidden: true })).toHaveFocus()
    answer('Lägg till ett par till')
    await waitFor(() => expect(store.getState().overlay).toBe('cart'))
    const [first, second] = asked
    expect(first?.['newPairId']).toMatch(/^[\w-]{12,40}$/)
    expect(second).toMatchObject({ anotherPair: true, newPairId: first?.['newPairId'] })
  })

  it('puts these lenses in the place of the others', async () => {
    const { store } = await begin()
    answer('Byt till de här glasen')
    await waitFor(() => expect(store.getState().overlay).toBe('cart'))
    expect(asked[1]).toMatchObject({ lineId: 'f', childSkuId: '300-1' })
  })

  it('leaves the cart alone when the question is closed', async () => {
    const { store } = await begin()
    answer('Avbryt')
    expect(screen.getByRole('heading', { name: 'Stämmer allt?', hidden: true })).toBeInTheDocument()
    expect(asked).toHaveLength(1)
    expect(store.getState().overlay).toBeNull()
  })
})
