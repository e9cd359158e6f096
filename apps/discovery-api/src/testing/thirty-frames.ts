import { product, type TestService } from './test-service.js'

/** A catalogue whose ids follow its prices. */
export const THIRTY_FRAMES = Array.from({ length: 30 }, (_, at) =>
  product(`p${at}`, { title: `Båge ${at}`, sale_price: 100 + at, attributes: { color: at % 2 ? 'Röd' : 'Blå' } }),
)

/** Deletes the rows without recording changes, so that a later answer cannot come from them. */
export const loseRows = ({ test }: TestService, tenant: string) =>
  test.database.query({ text: 'delete from discovery.product where tenant = $1', values: [tenant] })

/** The ids that a search finds, by price. */
export async function found(service: TestService, tenant: string, text = ''): Promise<readonly string[]> {
  const market = await service.deps.markets.get(tenant, 'se')
  if (market === null) throw new Error(`There is no market of ${tenant}.`)
  const { hits } = await market.index.search({
    searchText: text,
    filters: [],
    asYouType: false,
    sort: { field: 'sale_price', order: 'asc' },
    offset: 0,
    limit: 100,
    facets: [],
    rules: null,
  })
  return hits.map(({ id }) => id)
}
