import {
  CategoryPage,
  DepictProvider,
  RecommendationSlider,
  SearchField,
  SearchPage,
  useFetchRecommendations,
  useSearchModal,
} from '@klarsikt/discovery/compat'
import { en } from '@klarsikt/discovery/locales/en'
import '@klarsikt/discovery/styles.css'
import { createRoot } from 'react-dom/client'
import { navigate, usePath } from './router.js'
import './shop.css'

const said = (name: string) => document.querySelector(`meta[name=${name}]`)?.getAttribute('content') ?? ''
const consent = { granted: true, denied: false }[said('consent')]

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

function Page() {
  const path = usePath()
  if (path === '/search') return <SearchPage includeInputField={false} />
  if (path === '/category') return <CategoryPage categoryId={JSON.parse(said('category')) as string[]} />
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
      <h1>Electronics in React</h1>
      <Recommended title="Popular now" />
    </>
  )
}

createRoot(document.querySelector('#root')!).render(
  <DepictProvider
    merchant="electronics"
    market="se"
    locale={en}
    apiUrl={said('api')}
    {...(consent !== undefined && { consent })}
    navigateFunction={navigate}
    search={{ searchPagePath: 'search', clearFiltersOnNewQuery: true }}
    formatPrice={money}
  >
    <header>
      <a href="/">React electronics</a>
      <SearchField />
      <Opener />
    </header>
    <main>
      <Page />
    </main>
  </DepictProvider>,
)
