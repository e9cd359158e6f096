import { createDiscovery, debugWatch, type DiscoveryClient, type DiscoverySnapshot } from '@klarsikt/discovery'
import { en } from '@klarsikt/discovery/locales/en'
import {
  CategoryPage,
  DiscoveryProvider,
  RecommendationSlider,
  SearchField,
  SearchPage,
  useFetchRecommendations,
  useSearchModal,
} from '@klarsikt/discovery/react'

export type Facts = {
  readonly api: string
  readonly consent: string
  readonly category: readonly string[]
  readonly initial?: DiscoverySnapshot
}

/** Creates a client: one for the page in the browser, and one for each request on the server. */
export function makeClient({ api, consent, initial }: Facts): DiscoveryClient {
  const said = { granted: true, denied: false }[consent]
  return createDiscovery({
    tenant: 'electronics',
    market: 'se',
    locale: 'en',
    apiUrl: api,
    searchPagePath: '/search',
    clearFiltersOnNewQuery: true,
    watch: debugWatch(() => import('@klarsikt/discovery/debug')),
    ...(said !== undefined && { consent: said }),
    ...(initial && { initial }),
  })
}

const money = (amount: number, currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount)

function Recommended({ productId, title }: { readonly productId?: string; readonly title: string }) {
  const { recommendations } = useFetchRecommendations(productId === undefined ? { limit: 6 } : { productId })
  return <RecommendationSlider recommendations={recommendations} title={title} />
}

function Opener() {
  const { open } = useSearchModal()
  return (
    <button type="button" onClick={open}>
      Find something
    </button>
  )
}

type Props = { readonly client: DiscoveryClient; readonly facts: Facts; readonly path: string }

function Main({ facts, path }: Props) {
  if (path === '/search') return <SearchPage includeInputField={false} />
  if (path === '/category') return <CategoryPage categoryId={facts.category} />
  const product = /^\/products\/(.+)$/.exec(path)?.[1]
  if (product !== undefined)
    return (
      <>
        <h1>A product</h1>
        <Recommended productId={product} title="Goes well with it" />
      </>
    )
  return (
    <>
      <h1>Electronics from a server</h1>
      <Recommended title="Popular now" />
    </>
  )
}

/** The shop. Its search page has two searches, each with its own state. */
export function Shop(props: Props) {
  const provided = { merchant: 'electronics', market: 'se', locale: en, client: props.client, formatPrice: money }
  return (
    <>
      <DiscoveryProvider {...provided}>
        <header>
          <a href="/">Electronics from a server</a>
          <SearchField />
          <Opener />
        </header>
        <main>
          <Main {...props} />
        </main>
      </DiscoveryProvider>
      {props.path === '/search' ? (
        <aside aria-label="Second search">
          <DiscoveryProvider {...provided} uniqueInstanceKeyForState="b">
            <SearchPage headingLevel={2} />
          </DiscoveryProvider>
        </aside>
      ) : null}
    </>
  )
}
