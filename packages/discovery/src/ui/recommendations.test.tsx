// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { describe, expect, it, vi } from 'vitest'
import { type RecommendationQuery, useFetchRecommendations } from '../react/use-recommendations.js'
import { onPage } from '../testing/screen.js'
import { displays, testShop } from '../testing/shop.js'
import { RecommendationGrid, type RecommendationProps, RecommendationSlider } from './recommendations.js'

type Look = Pick<RecommendationProps, 'viewMoreButton'> & { kind?: 'slider' | 'grid'; query?: RecommendationQuery }

function Recommended({ kind = 'slider', query = { productId: 7 }, ...look }: Look) {
  const { recommendations } = useFetchRecommendations(query)
  const Part = kind === 'slider' ? RecommendationSlider : RecommendationGrid
  return <Part recommendations={recommendations} title="Goes well with it" {...look} />
}
const recommended = (count: number) =>
  displays(count).map((display) => ({
    ...display,
    search_result_id: undefined,
    recommendation_id: `r-${display.product_id}`,
  }))
async function show(look: Look = {}, count = 12) {
  const shop = testShop({ respond: () => ({ json: { displays: recommended(count) } }), consent: true })
  const page = onPage(shop, <Recommended {...look} />)
  const places = document.querySelectorAll('.ks-d-card').length
  await page.pass()
  return { shop, page, places }
}
const cards = () => document.querySelectorAll('[data-recommendation-id]')

describe.each(['slider', 'grid'] as const)('recommendations in a %s', (kind) => {
  it('show placeholders, then what the service recommends [WREC-001]', async () => {
    const { places } = await show({ kind })
    expect(places).toBe(4)
    expect(cards()).toHaveLength(12)
    expect(cards()[0]?.getAttribute('data-recommendation-id')).toBe('r-0')
    expect(screen.getByRole('region', { name: 'Goes well with it' })).toBeTruthy()
  })

  it('render nothing when there are none', async () => {
    await show({ kind }, 0)
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('are counted as inserted once, though Strict Mode runs effects twice', async () => {
    const { shop, page } = await show({ kind })
    await page.pass(5000)
    const events = shop.to('create-events').flatMap(({ body }) => body['events'] as { event_type: string }[])
    expect(events.filter(({ event_type }) => event_type === 'recommendations_inserted')).toMatchObject([
      { list_name: 'Goes well with it', product_ids: displays(12).map((display) => display.product_id) },
    ])
  })

  it('have nothing for axe to find', async () => {
    await show({ kind })
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, 'page-has-heading-one': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })

  it('link to the address of the shop', async () => {
    await show({ kind, viewMoreButton: { href: '/all', text: 'All of them' } })
    expect(screen.getByRole('link', { name: 'All of them' }).getAttribute('href')).toBe('/all')
  })
})

it('a grid can show some rows first', async () => {
  await show({ kind: 'grid', viewMoreButton: { rows: 1 } }, 16)
  expect(cards()).toHaveLength(8)
  await userEvent.click(screen.getByRole('button', { name: 'View more' }))
  expect(cards()).toHaveLength(12)
})

it.each([
  [{ productId: 7 }, 'product', { product_id: '7' }],
  [{ productIds: ['7', 8] }, 'products', { product_ids: ['7', '8'] }],
  [{ categoryId: 'sun', limit: 3 }, 'category', { category_id: 'sun', limit: 3 }],
  [{}, 'general', {}],
] as const)('%j asks for %s [WREC-002]', async (query, kind, body) => {
  const { shop } = await show({ query })
  const [call] = shop.to(`recommend/products/${kind}`)
  expect(call?.body).toMatchObject({ tenant: 'shop', market: 'se', ...body })
})

it('sends the same request once, however often it is rendered', async () => {
  const { shop, page } = await show()
  const before = shop.to('recommend/products/product').length
  page.show(<Recommended />)
  await page.pass()
  expect(shop.to('recommend/products/product')).toHaveLength(before)
})

it('throws outside of a provider [WERR-004]', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  expect(() => render(<Recommended />)).toThrow(
    'Depict recommendations are not configured. Wrap your app in a DepictProvider.',
  )
})
