import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { CartReply } from '@klarsikt/contract/shop/types'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { lensOptions } from '../../testing/lens-samples.js'
import { productOf } from '../../testing/product-of.js'
import { mockShopServer, renderShop, stubDialog } from '../../testing/render-shop.js'
import { article, cart, line } from '../../testing/samples.js'

const { server, current } = mockShopServer()
const filled: CartReply = { cartHead: { shopperId: 's', cart: cart() }, checkoutConfig: null, show: true }
const present = [
  line({ lineId: 'f', skuId: '100123-1' }),
  line({ lineId: 'g', parentLineId: 'f', parentSkuID: '100123-1', articleDescription: 'Enkelslipade, grått' }),
]
const button = (name: RegExp | string) => screen.getByRole('button', { name, hidden: true })

beforeAll(stubDialog)

const lenses = () => {
  const [group] = lensOptions().data.groups
  const [plain] = group!.options
  const thinnest = { ...plain!, skuId: '300-2', index: '1.74' as const, label: 'Klara, index 1,74', price: 1900 }
  return { data: { groups: [{ ...group!, options: [plain!, thinnest] }] } }
}
const typeStrengths = async (sphere: string) => {
  const form = within(await screen.findByRole('form', { name: 'Ditt recept', hidden: true }))
  const fill = (name: string, value: string) => {
    for (const field of form.getAllByRole('textbox', { name, hidden: true }))
      fireEvent.change(field, { target: { value } })
  }
  fill('Sfär (SPH)', sphere)
  fill('Pupillavstånd (PD)', '31')
  fireEvent.click(form.getByRole('checkbox', { name: /högst ett år/, hidden: true }))
  fireEvent.click(form.getByRole('button', { name: /Lägg i varukorgen/, hidden: true }))
  return form
}
const start = async (asked: unknown[], put = (_body: unknown): CartReply | MockRefusal => filled) => {
  current.shop.cart = cart(present)
  server.use(
    mock('getLensOptions', lenses),
    mock('addPrescription', ({ body }) => {
      asked.push(body)
      return put(body)
    }),
  )
  const shown = renderShop(productOf(article()), {
    state: { cart: cart(present) },
  })
  fireEvent.click(button('Välj glas'))
  fireEvent.click(await screen.findByRole('button', { name: /Enkelslipade/, hidden: true }))
  fireEvent.click(await screen.findByRole('button', { name: /Klara, index 1,5/, hidden: true }))
  return shown
}

describe('asks whether the lenses suit the strengths', () => {
  it('says why they do not, at the field, and takes the recommended ones in one press', async () => {
    const asked: unknown[] = []
    const { store } = await start(asked)
    const form = await typeStrengths('-8')
    const [right] = form.getAllByRole('textbox', { name: 'Sfär (SPH)', hidden: true })
    expect(right).toHaveAccessibleDescription(/±2,00, men höger öga behöver −8,00.*Klara, index 1,74/)
    expect(asked).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: /^Ta Klara, index 1,74 · 3\s395\skr$/, hidden: true }))
    await waitFor(() => expect(store.getState().overlay).toBe('cart'))
    expect(asked).toMatchObject([{ childSkuId: '300-2', prescription: { left: { sphere: '-8' } } }])
  })

  it('leads to a store with strengths that no lens does for', async () => {
    const asked: unknown[] = []
    await start(asked)
    await typeStrengths('-14')
    expect(screen.getByRole('link', { name: 'Hitta butik', hidden: true })).toHaveAttribute('href', '/hitta-butik')
    expect(asked).toEqual([])
  })

  it('keeps what was typed when another lens is chosen, and rules out those that do not suit', async () => {
    await start([])
    await typeStrengths('-8')
    fireEvent.click(screen.getByRole('button', { name: 'Tillbaka', hidden: true }))
    expect(screen.getByRole('button', { name: /index 1,5.*Passar inte dina styrkor/, hidden: true })).toBeDisabled()
    fireEvent.click(screen.getByRole('button', { name: /Klara, index 1,74/, hidden: true }))
    const form = within(await screen.findByRole('form', { name: 'Ditt recept', hidden: true }))
    const spheres = form.getAllByRole<HTMLInputElement>('textbox', { name: 'Sfär (SPH)', hidden: true })
    expect(spheres.map(({ value }) => value)).toEqual(['-8', '-8'])
  })

  it('begins each step at its heading', async () => {
    await start([])
    expect(screen.getByRole('heading', { name: 'Klara, index 1,5', hidden: true })).toHaveFocus()
  })
})

describe('the same frame and strengths with other lenses', () => {
  const asks = (body: unknown) =>
    JSON.stringify(body).match(/anotherPair|lineId/)
      ? filled
      : new MockRefusal(409, {
          code: 'cart.pair-exists',
          message: 'Bågen ligger redan i varukorgen.',
          fields: { lineId: 'f' },
        })
  const question = () => within(screen.getByRole('dialog', { name: 'Ett par till?', hidden: true }))
  const answer = (name: string) => fireEvent.click(question().getByRole('button', { name, hidden: true }))
  const asked: { newPairId?: string; lineId?: string; anotherPair?: boolean }[] = []
  const begin = async () => {
    asked.length = 0
    const shown = await start(asked, asks)
    await typeStrengths('-1')
    await waitFor(() => expect(question().getByText(/med glasen: Enkelslipade, grått\./)).toBeInTheDocument())
    return shown
  }

  it('asks, and adds another pair under the name that the first call had', async () => {
    const { store } = await begin()
    expect(question().getByText('Nu har du valt: Klara, index 1,5.')).toBeInTheDocument()
    expect(question().getByRole('button', { name: 'Lägg till ett par till', hidden: true })).toHaveFocus()
    answer('Lägg till ett par till')
    await waitFor(() => expect(store.getState().overlay).toBe('cart'))
    const [first, second] = asked
    expect(first?.newPairId).toMatch(/^[\w-]{12,40}$/)
    expect(second).toMatchObject({ anotherPair: true, newPairId: first?.newPairId })
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
    expect(screen.getByRole('form', { name: 'Ditt recept', hidden: true })).toBeInTheDocument()
    expect(asked).toHaveLength(1)
    expect(store.getState().overlay).toBeNull()
  })
})

describe('a saved prescription', () => {
  const saved = {
    id: 'rx-1',
    issuedOn: '2026-03-01',
    validUntil: '2027-03-01',
    isValid: true,
    savedAt: '2026-03-02T10:00:00.000Z',
  }
  const old = { ...saved, id: 'rx-0', issuedOn: '2025-01-01', validUntil: '2026-01-01', isValid: false }
  const strengths = {
    rightSphere: -1.25,
    rightCylinder: null,
    rightAxis: null,
    rightAddition: 2,
    rightPupillaryDistance: 31,
  }
  const opened = {
    ...saved,
    typed: { rightSphere: '-1,25', rightAddition: '+2', rightPupillaryDistance: '31', leftSphere: '-1' },
    prescriptionGlasses: {
      ...strengths,
      leftSphere: -1,
      leftCylinder: null,
      leftAxis: null,
      leftAddition: 2,
      leftPupillaryDistance: 31,
    },
  }
  const use = () => screen.findByRole('button', { name: 'Använd sparad synundersökning', hidden: true })
  const logIn = (isStore = false) => {
    const user = { isStore, name: 'Anna' }
    server.use(mock('getUser', () => ({ success: true as const, user })))
    return { facts: { shopper: null, consent: null, user } }
  }

  it('is filled in by one press, the newest that holds, without an addition that the lenses do not have', async () => {
    const asked: unknown[] = []
    server.use(
      mock('getPrescriptions', () => ({ data: [old, saved] })),
      mock('getPrescription', ({ params }) => (asked.push(params), { data: opened })),
    )
    const { store } = await start([])
    store.setState(logIn())
    fireEvent.click(await use())
    expect(await screen.findByText('Styrkorna från synundersökningen 1 mars 2026 är ifyllda.')).toBeInTheDocument()
    expect(asked).toMatchObject([{ id: 'rx-1' }])
    const form = within(screen.getByRole('form', { name: 'Ditt recept', hidden: true }))
    const [right] = form.getAllByRole('textbox', { name: 'Sfär (SPH)', hidden: true })
    expect(right).toHaveValue('-1,25')
    // That it is at most a year old is for the shopper to confirm [VALID-026].
    expect(form.getByRole('checkbox', { name: /högst ett år/, hidden: true })).not.toBeChecked()
  })

  it('that is too old is not used, and the page of the account is named', async () => {
    server.use(mock('getPrescriptions', () => ({ data: [old] })))
    const { store } = await start([])
    store.setState(logIn())
    fireEvent.click(await use())
    expect(await screen.findByText('Du har ingen sparad synundersökning som gäller.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Sparade synundersökningar', hidden: true })).toHaveAttribute(
      'href',
      expect.stringContaining('mitt-konto'),
    )
  })

  it('says why it could not be had', async () => {
    server.use(
      mock('getPrescriptions', () => new MockRefusal(503, { code: 'unavailable', message: 'Försök igen senare.' })),
    )
    const { store } = await start([])
    store.setState(logIn())
    fireEvent.click(await use())
    expect(await screen.findByText('Försök igen senare.')).toBeInTheDocument()
  })

  it('is made of what is typed by one tick more, with the day of the test, before it goes into the cart', async () => {
    const bought: unknown[] = []
    const kept: { readonly issuedOn: string }[] = []
    const refusal = {
      code: 'request.invalid' as const,
      message: 'Kontrollera fälten.',
      fields: { issuedOn: 'Ange datumet.' },
    }
    server.use(
      mock('savePrescription', ({ body }) => {
        kept.push(body)
        return body.issuedOn === '' ? new MockRefusal(422, refusal) : { success: true as const, data: saved }
      }),
    )
    const { store } = await start(bought)
    store.setState(logIn())
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Spara till mitt konto', hidden: true }))
    const form = await typeStrengths('-1')
    const day = await form.findByLabelText('Datum för synundersökningen')
    await waitFor(() => expect(day).toHaveFocus())
    expect(day).toHaveAccessibleDescription('Ange datumet.')
    expect(bought).toEqual([])
    fireEvent.change(day, { target: { value: '2026-03-01' } })
    fireEvent.click(form.getByRole('button', { name: /Lägg i varukorgen/, hidden: true }))
    await waitFor(() => expect(store.getState().overlay).toBe('cart'))
    expect(kept.at(-1)).toMatchObject({ rightSphere: '-1', issuedOn: '2026-03-01', agreed: true })
    expect(bought).toHaveLength(1)
  })

  it('is not made unless it is chosen', async () => {
    const { store } = await start([])
    store.setState(logIn())
    const keep = await screen.findByRole('checkbox', { name: 'Spara till mitt konto', hidden: true })
    expect(keep).not.toBeChecked()
    // A call to save would have no answer here, and be a failure.
    await typeStrengths('-1')
    await waitFor(() => expect(store.getState().overlay).toBe('cart'))
  })

  it('is not offered to visitors and stores', async () => {
    const { store } = await start([])
    expect(screen.queryByRole('checkbox', { name: 'Spara till mitt konto', hidden: true })).toBeNull()
    expect(screen.queryByRole('button', { name: /sparad synundersökning/, hidden: true })).toBeNull()
    store.setState(logIn(true))
    expect(screen.queryByRole('button', { name: /sparad synundersökning/, hidden: true })).toBeNull()
  })
})
