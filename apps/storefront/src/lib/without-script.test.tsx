import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { CheckoutPage } from '../features/checkout/checkout-page.js'
import { article, lensArticle, pricePart } from '../testing/article-samples.js'
import { cart, checkout } from '../testing/cart-samples.js'
import { productOf } from '../testing/product-of.js'
import { createShopStore, ShopProvider } from './shop-state.js'

/** Returns the page's HTML as a browser without scripts gets it. React in the browser never renders this part. */
function htmlOf(page: React.ReactNode): string {
  const store = createShopStore({ cart: null, token: 'token', apiKey: 'test', consent: null })
  const Stub = createRoutesStub([{ path: '/', Component: () => <ShopProvider value={store}>{page}</ShopProvider> }])
  const html = renderToStaticMarkup(<Stub />)
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('noscript')].map(({ innerHTML }) => innerHTML).join('\n')
}

const product = (of = article()) => htmlOf(productOf(of))

describe('without script', () => {
  it.each([
    ['frame', article()],
    ['contact lens', lensArticle()],
    ['bottle', article(7, { family: 'eye-care' })],
  ])('the page of a %s says that buying needs it, and how to buy otherwise', (_name, of) => {
    const text = product(of)
    expect(text).toContain('JavaScript')
    expect(text).toContain('href="/kontakt"')
    expect(text).toContain('href="/hitta-butik"')
  })

  it('nothing is said where there is nothing to buy', () => {
    const unit = pricePart(1495, { publicationStatus: 30 })
    expect(product(article(100123, { price: { unit, subscription: pricePart(0) } }))).toBe('')
  })

  it.each([
    ['an empty checkout', cart()],
    ['the checkout', checkout().cart],
  ])('%s says what cannot be done', (_name, of) => {
    const data = { checkout: { ...checkout(), cart: of }, stores: [], attempt: 'a', ended: null, editing: null }
    expect(htmlOf(<CheckoutPage data={data} />)).toContain('JavaScript')
  })
})
