import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { expectNoViolations } from '@klarsikt/page-kit/testing/expect-no-violations'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, waitFor, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LENS_ARTICLE, LENS_CARD } from '../../testing/lens-article.js'
import { LENS_SUBSCRIPTION } from '../../testing/lens-subscription.js'
import { AddLensPage } from './add-lens-page.js'
import { addLens } from './add-lens.js'
import { LensProductsPage } from './lens-products-page.js'
import { loadAddLens, loadLensProducts } from './load-lens-products.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PAGE = `/mitt-konto/abonnemang/lins/${LENS_SUBSCRIPTION.id}`
const PATH = '/mitt-konto/abonnemang/lins/:subscriptionId/ny-produkt'

describe('what can be added to a lens subscription [ROUTE-011]', () => {
  const show = () => open({ path: PATH, at: `${PAGE}/ny-produkt`, load: loadLensProducts, page: LensProductsPage })

  it('is listed with its price, and leads to strength and number', async () => {
    server.use(mock('getLensSubscriptionProducts', () => ({ data: [LENS_CARD] })))
    const { container } = show()
    const link = await screen.findByRole('link', { name: 'CooperVision Biofinity' })
    expect(link).toHaveAttribute('href', `${PAGE}/ny-produkt/${LENS_CARD.id}`)
    expect(link.closest('li')).toHaveTextContent(/259\s?kr per ask/)
    await expectNoViolations(container)
  })

  it('says that there is nothing, and that of another customer is no page', async () => {
    server.use(mock('getLensSubscriptionProducts', () => ({ data: [] })))
    const first = show()
    expect(await screen.findByText('Det finns inga linser att lägga till just nu.')).toBeVisible()
    await expectNoViolations(first.container)
    first.unmount()
    const gone = new MockRefusal(404, { code: 'subscription.not-found', message: 'Finns inte.' })
    server.use(mock('getLensSubscriptionProducts', () => gone))
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('error')
  })
})

describe('adding lenses to a subscription [ROUTE-012]', () => {
  beforeEach(() =>
    server.use(
      mock('getLensSubscription', () => ({ data: LENS_SUBSCRIPTION })),
      mock('getArticle', () => ({ data: LENS_ARTICLE })),
    ),
  )
  const show = () =>
    open({
      path: `${PATH}/:articleId`,
      at: `${PAGE}/ny-produkt/${LENS_ARTICLE.id}`,
      load: loadAddLens,
      mutate: addLens,
      page: AddLensPage,
    })
  const eye = async (name: string) => within(await screen.findByRole('group', { name }))
  const button = () => screen.getByRole('button', { name: /Lägg till i abonnemanget$/ })

  it('asks for strength and number of each eye, and offers what is sold', async () => {
    const { container } = show()
    const right = await eye('Höger öga')
    const strengths = within(right.getByLabelText('Styrka')).getAllByRole('option')
    expect(strengths.map((option) => option.textContent)).toEqual(['Inga till det här ögat', '-1.00', '-1.25'])
    expect(right.getByLabelText('Antal askar')).toHaveValue(1)
    await expectNoViolations(container)
  })

  it('says at the field that an eye is missing, and leads to it', async () => {
    const { user, container } = show()
    await eye('Höger öga')
    await user.click(button())
    const field = (await eye('Höger öga')).getByLabelText('Styrka')
    await waitFor(() => expect(field).toBeInvalid())
    expect(field).toHaveAccessibleDescription(/Välj styrka för minst ett öga/)
    expect(field).toHaveFocus()
    await expectNoViolations(container)
  })

  it('says at the number that it is too large, and keeps what was chosen', async () => {
    const message = 'Du kan köpa högst 12 av samma vara.'
    server.use(mock('addLensArticle', () => new MockRefusal(422, { code: 'cart.line-limit', message })))
    const { user } = show()
    const left = await eye('Vänster öga')
    await user.selectOptions(left.getByLabelText('Styrka'), '-1.25')
    await user.click(button())
    const field = left.getByLabelText('Antal askar')
    await waitFor(() => expect(field).toBeInvalid())
    expect(field).toHaveAccessibleDescription(new RegExp(message))
    expect(left.getByLabelText('Styrka')).toHaveDisplayValue('-1.25')
  })

  it('says above the form what is about no field', async () => {
    const message = 'Abonnemanget är avslutat.'
    server.use(mock('addLensArticle', () => new MockRefusal(409, { code: 'subscription.ended', message })))
    const { user } = show()
    await user.selectOptions((await eye('Höger öga')).getByLabelText('Styrka'), '-1.00')
    await user.click(button())
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
  })

  it('sends a double press once, as one line for two eyes alike, and leads back', async () => {
    const sent: unknown[] = []
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    server.use(
      mock('addLensArticle', async ({ body }) => {
        sent.push(body)
        await held
        return { success: true as const, data: LENS_SUBSCRIPTION }
      }),
    )
    const { user } = show()
    for (const name of ['Höger öga', 'Vänster öga'])
      await user.selectOptions((await eye(name)).getByLabelText('Styrka'), '-1.00')
    await user.dblClick(button())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(button()).toHaveAttribute('aria-busy', 'true')
    await user.click(button())
    answer()
    expect(await screen.findByText(`at ${PAGE}`)).toBeVisible()
    expect(sent).toEqual([{ boxes: [{ skuId: `${LENS_ARTICLE.id}-1`, quantity: 2, eyes: ['right', 'left'] }] }])
  })

  it('of what has no subscription is no page', async () => {
    server.use(mock('getArticle', () => ({ data: { ...LENS_ARTICLE, allowSubscription: false } })))
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('error')
  })
})
