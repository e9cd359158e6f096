import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { PageState } from '../core/page-state.js'
import type { Page } from '../core/page-types.js'
import { searchPage } from '../core/pages.js'
import { isKnown } from '../core/phase.js'
import { counted } from '../locales/format.js'
import { useDiscoveryContext } from '../react/context.js'
import { usePage } from '../react/use-page.js'
import { recommend, related } from '../transport/recommend.js'
import type { Display } from '../wire.js'
import { Grid, type GridLook } from './grid.js'
import { Listing } from './listing.js'
import { SearchModal } from './modal.js'
import { useNarrowingNotice } from './narrowing.js'
import { NavLink } from './nav-link.js'
import { ProductCard } from './product-card.js'
import { SearchField } from './search-field.js'

const LIST_NAME = 'search'
/** Number of products or links in a row, for lists that show a few rows at a time. */
const CARDS_PER_ROW = 4

export interface SearchPageProps extends GridLook {
  /** Shows the field that opens the modal. The default is true. */
  readonly includeInputField?: boolean
  /**
   * Replaces the heading with the query and the number of products. An empty one shows none, for shops with their own
   * heading.
   */
  readonly title?: ReactNode
  /** Shows content pages that match the query below the products. The default is true. */
  readonly includeContent?: boolean
  /** Level of the heading with the query. The default is 1. */
  readonly headingLevel?: 1 | 2
  /** Replaces the provider's key. */
  readonly uniqueInstanceKeyForState?: string
}

/** Shows the results of a search, with the filters and sorting of its address. */
export function SearchPage({
  includeInputField = true,
  title,
  includeContent = true,
  headingLevel = 1,
  uniqueInstanceKeyForState,
  ...look
}: SearchPageProps): ReactNode {
  const { client, locale, instanceKey } = useDiscoveryContext()
  const key = uniqueInstanceKeyForState ?? instanceKey
  const page = searchPage(client, key)
  const state = usePage(page, key)
  const { texts } = locale
  const Heading = `h${headingLevel}` as const
  const { query, phase, total } = state
  useSearched(state)
  useNarrowingNotice(client, page, key)
  const named = isKnown(phase) ? counted(locale, texts.resultsFor, total, { query }) : query
  const heading = title ?? (query === '' ? texts.products : named)
  return (
    <section id={`depict-search-page${key}`} className="ks-d ks-d-page ks-d-search-page" lang={locale.code}>
      {includeInputField ? <SearchField query={query} uniqueInstanceKeyForState={key} /> : null}
      {heading === '' ? null : <Heading className="ks-d-title">{heading}</Heading>}
      <Listing
        {...look}
        page={page}
        state={state}
        listName={LIST_NAME}
        nothing={texts.noProductsFound}
        afterNothing={<Instead page={page} state={state} look={look} />}
      />
      {/* The links come below, because they arrive with the products and must not push them down. */}
      {includeContent ? <ContentLinks page={page} state={state} /> : null}
      {key === instanceKey ? null : <SearchModal instanceKey={key} />}
    </section>
  )
}

/** Tracks each answer to a search, so that clicks and purchases can be attributed to it. */
function useSearched({ query, phase, total, requestId }: PageState): void {
  const { client } = useDiscoveryContext()
  const reportedRef = useRef<string | null>(null)
  useEffect(() => {
    const { env, tracker } = client
    if (phase !== 'shown' || query === '' || requestId === null || reportedRef.current === requestId || !env.location)
      return
    reportedRef.current = requestId
    tracker.searched(query, total, requestId, env.location.href())
  }, [client, query, phase, total, requestId])
}

type Part = { readonly page: Page; readonly state: PageState }

function ContentLinks({ page, state }: Part): ReactNode {
  const { texts } = useDiscoveryContext().locale
  const { contentLinks, memory } = state
  if (contentLinks.length === 0) return null
  const shown = contentLinks.slice(0, memory.content_results_rows * CARDS_PER_ROW)
  return (
    <section className="ks-d-content">
      <h2 className="ks-d-heading">{texts.content}</h2>
      <ul>
        {shown.map(({ page_url, title }) => (
          <li key={page_url}>
            <NavLink className="ks-d-content-link" href={page_url}>
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
      {shown.length < contentLinks.length ? (
        <button
          type="button"
          className="ks-d-quiet"
          onClick={() => page.remember({ content_results_rows: memory.content_results_rows + 1 })}
        >
          {texts.viewMore}
        </button>
      ) : null}
    </section>
  )
}

/** Shows other products when a search finds none. */
function Instead({ page, state, look }: Part & { readonly look: GridLook }): ReactNode {
  const { client, locale } = useDiscoveryContext()
  const [displays, setDisplays] = useState<readonly Display[]>([])
  const { query, memory } = state
  useEffect(() => {
    let active = true
    void (async () => {
      const near = query ? await related(client, { query }) : { displays: [] }
      const found = near.displays.length > 0 ? near : await recommend(client, { kind: 'general' })
      if (!active) return
      setDisplays(found.displays)
    })()
    return () => {
      active = false
    }
  }, [client, query])
  const rows = memory.showing_recommendation_rows
  const shown = useMemo(() => displays.slice(0, rows * CARDS_PER_ROW), [displays, rows])
  if (shown.length === 0) return null
  return (
    <section className="ks-d-instead">
      <h2 className="ks-d-title">{locale.texts.youMayLike}</h2>
      <Grid
        {...(look.columnsAtSize && { columnsAtSize: look.columnsAtSize })}
        {...(look.gridSpacing && { gridSpacing: look.gridSpacing })}
        card={look.productCard ?? ProductCard}
        displays={shown}
        listName="search recommendations"
      />
      {shown.length < displays.length ? (
        <button
          type="button"
          className="ks-d-button"
          onClick={() => page.remember({ showing_recommendation_rows: rows + 1 })}
        >
          {locale.texts.viewMore}
        </button>
      ) : null}
    </section>
  )
}
