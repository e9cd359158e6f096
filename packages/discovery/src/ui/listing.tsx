import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import type { PageState } from '../core/page-state.js'
import { type Page, PADDING, PAGE_SIZE } from '../core/page-types.js'
import { isAwaited, isKnown } from '../core/phase.js'
import { counted, fill } from '../locales/format.js'
import { useDiscoveryContext } from '../react/context.js'
import { useBeforePaint, useMedia } from '../react/use-store.js'
import { useListed } from './cards.js'
import { Chips } from './filters/chips.js'
import { focus, leaving, onEscape } from './filters/keep-focus.js'
import { FilterDialog, FilterPanel, SortPanel } from './filters/panels.js'
import { Grid, type GridLook } from './grid.js'
import { PageIcon } from './icons/page-icons.js'
import { ProductCard } from './product-card.js'
import { ClearedToast } from './toast.js'

type Props = GridLook & {
  readonly page: Page
  readonly state: PageState
  readonly listName: string
  /** Is shown instead of products when there are none. */
  readonly nothing: string
  /** Is rendered after the message that nothing was found. */
  readonly afterNothing?: ReactNode
  readonly rail?: FilterRailComponent | undefined
}

/** Shows filters beside the products, without a button that opens them. */
export type FilterRailComponent = (props: Pick<Props, 'page' | 'state'>) => ReactNode

/** Shows the filters, sorting and products of a page. Search and category pages share it. */
export function Listing({ page, state, listName, nothing, afterNothing, rail: Rail, ...look }: Props): ReactNode {
  // A server does not know the width, but the panels are closed there anyway.
  const wide = useMedia('(min-width: 48rem)', true)
  const { filters_open, sorting_open } = state.memory
  useListed(state.displays, state.phase === 'shown' ? state.requestId : null)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the controls inside
    <div className="ks-d-listing" onKeyDown={(event) => onEscape(page, event)}>
      <Toolbar page={page} state={state} />
      {wide && sorting_open && canSort(state) ? <SortPanel page={page} state={state} /> : null}
      <Chips page={page} state={state} />
      <div className="ks-d-main">
        {Rail ? <Rail page={page} state={state} /> : null}
        {wide && filters_open ? <FilterPanel page={page} state={state} /> : null}
        <div className="ks-d-results">
          <Results {...look} {...{ page, state, listName, nothing, afterNothing }} />
        </div>
      </div>
      {!wide && (filters_open || sorting_open) ? <FilterDialog page={page} state={state} /> : null}
      <ClearedToast page={page} state={state} />
    </div>
  )
}

/** Returns whether the products can be put into another order. */
const canSort = ({ sorts, total }: PageState) => sorts.length > 0 && total > 0

function Toolbar({ page, state }: Pick<Props, 'page' | 'state'>): ReactNode {
  const { locale } = useDiscoveryContext()
  const { texts } = locale
  const { memory, phase, filters, groups, total } = state
  const known = isKnown(phase)
  const button = (panel: Panel, icon: 'sliders' | 'sort', label: string, chosen = 0) => (
    <button
      type="button"
      className="ks-d-button"
      aria-expanded={memory[panel]}
      disabled={!known}
      onClick={() => page.remember({ filters_open: false, sorting_open: false, [panel]: !memory[panel] })}
    >
      <PageIcon name={icon} />
      {label}
      {chosen > 0 ? <span className="ks-d-number"> {chosen}</span> : null}
    </button>
  )
  return (
    <div className="ks-d-toolbar">
      {groups.length > 0 || !known ? button('filters_open', 'sliders', texts.filters, filters.length) : null}
      <p className="ks-d-total" role="status" tabIndex={-1}>
        {known ? counted(locale, texts.results, total) : ''}
      </p>
      {canSort(state) || !known ? button('sorting_open', 'sort', texts.sorting) : null}
    </div>
  )
}

type Panel = 'filters_open' | 'sorting_open'

function Results({ page, state, listName, nothing, afterNothing, ...look }: Props): ReactNode {
  const { locale } = useDiscoveryContext()
  const { texts } = locale
  const { phase, displays, filters, total, recovery } = state
  const ref = useRef<HTMLDivElement>(null)
  useReservedHeight(ref, state)
  const remember = useCallback(() => page.rememberScroll(window.scrollY), [page])
  const onMore = useFocusOnNew(ref, displays.length)
  if (phase === 'failed')
    return (
      <div className="ks-d-empty" role="alert">
        <p>{texts.failed}</p>
        <button
          type="button"
          className="ks-d-button"
          onClick={({ currentTarget }) => {
            // The button disappears when pressed, so the focus moves to the number of products, which announces the
            // result.
            focus(currentTarget.closest('.ks-d-listing')?.querySelector('.ks-d-total'))
            page.retry()
          }}
        >
          {texts.tryAgain}
        </button>
      </div>
    )
  if (phase === 'shown' && displays.length === 0)
    return (
      <>
        <div className="ks-d-empty">
          <p>{nothing}</p>
          {filters.length > 0 ? (
            <button type="button" className="ks-d-button ks-d-primary" onClick={leaving(page.clearFilters)}>
              {texts.tryWithoutFilters}
            </button>
          ) : null}
        </div>
        {afterNothing}
      </>
    )
  const waits = isAwaited(phase)
  const waiting = waits ? PAGE_SIZE : phase === 'extending' ? Math.min(PAGE_SIZE, total - displays.length) : 0
  return (
    <div ref={ref} aria-busy={waits || phase === 'refreshing'}>
      {recovery ? <p className="ks-d-recovery">{fill(texts.showingInstead, { query: recovery.shown })}</p> : null}
      <Grid
        {...look}
        card={look.productCard ?? ProductCard}
        displays={waits ? NO_DISPLAYS : displays}
        waiting={waiting}
        listName={listName}
        onFollow={remember}
      />
      <More page={page} state={state} onMore={onMore} />
    </div>
  )
}
const NO_DISPLAYS: PageState['displays'] = []

type MoreProps = Pick<Props, 'page' | 'state'> & { readonly onMore: () => void }

function More({ page, state, onMore }: MoreProps): ReactNode {
  const { locale } = useDiscoveryContext()
  const { texts } = locale
  const { phase, displays, total } = state
  if (isAwaited(phase) || displays.length >= total) return null
  const number = new Intl.NumberFormat(locale.code)
  return (
    <div className="ks-d-more">
      <progress className="ks-d-progress" aria-hidden="true" max={total} value={displays.length} />
      <p aria-hidden="true">
        {number.format(displays.length)} / {number.format(total)}
      </p>
      {phase === 'short' ? <p role="alert">{texts.failed}</p> : null}
      <button
        type="button"
        className="ks-d-button"
        aria-disabled={phase === 'extending'}
        onClick={() => {
          onMore()
          if (phase === 'short') page.retry()
          else page.loadMore()
        }}
      >
        {phase === 'extending' ? texts.loading : phase === 'short' ? texts.tryAgain : texts.loadMore}
      </button>
    </div>
  )
}

/** Moves the focus to the first new product after "load more". Returns a function to call when more is requested. */
function useFocusOnNew(ref: { readonly current: HTMLElement | null }, count: number): () => void {
  const asked = useRef<{ readonly count: number; readonly from: Element | null } | null>(null)
  useEffect(() => {
    const list = ref.current
    if (!list || asked.current === null || count <= asked.current.count) return
    const { count: position, from } = asked.current
    asked.current = null
    const goOn = () => {
      const first = list.querySelector<HTMLElement>(`[data-position="${position + 1}"] :is(a, button)`)
      // When the shopper has moved the focus elsewhere meanwhile, it stays there.
      if (!from?.isConnected || focused(list) === from) focus(first)
      return first
    }
    if (goOn()) return
    // A shop's own card may be rendered later than its place.
    const cards = new MutationObserver(() => goOn() && cards.disconnect())
    cards.observe(list, { childList: true, subtree: true })
    return () => cards.disconnect()
  }, [ref, count])
  return () => {
    asked.current = { count, from: ref.current && focused(ref.current) }
  }
}

const focused = (near: Element) => (near.getRootNode() as Document | ShadowRoot).activeElement

/** Reserves the height that the scroll position needs until the products are loaded again. */
function useReservedHeight(
  ref: { readonly current: HTMLElement | null },
  { phase, scrollTo, memory }: PageState,
): void {
  const loaded = memory.scroll_restoration_data?.loaded ?? 0
  const height = scrollTo !== null && phase !== 'shown' ? Math.min(loaded, PADDING.results) * PADDING.height : 0
  useBeforePaint(() => {
    if (ref.current) ref.current.style.minHeight = height ? `${height}px` : ''
  }, [ref, height])
}
