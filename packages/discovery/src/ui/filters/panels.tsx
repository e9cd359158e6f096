import { type ReactNode, useId, useRef } from 'react'
import type { PageState } from '../../core/page-state.js'
import type { Page } from '../../core/page-types.js'
import { counted } from '../../locales/format.js'
import { useDiscoveryContext } from '../../react/context.js'
import { useDialog } from '../../react/use-dialog.js'
import { Icon } from '../icons/icons.js'
import { FilterSection } from './filter-section.js'
import { leaving } from './keep-focus.js'

type Props = { readonly page: Page; readonly state: PageState }

const closePanels = (page: Page) => page.remember({ filters_open: false, sorting_open: false })

/** Shows all filters of the answer, and a button back to the products. */
export function FilterPanel({ page, state }: Props): ReactNode {
  return (
    <div className="ks-d-filters">
      {state.groups.map((group) => (
        <FilterSection key={group.field} page={page} state={state} group={group} />
      ))}
      <ShowProducts page={page} state={state} />
    </div>
  )
}

function ShowProducts({ page, state }: Props): ReactNode {
  const { locale } = useDiscoveryContext()
  return (
    <button type="button" className="ks-d-button ks-d-primary ks-d-show" onClick={leaving(() => closePanels(page))}>
      {counted(locale, locale.texts.showProducts, state.total)}
    </button>
  )
}

/** Shows the sort orders that the answer offers. */
export function SortPanel({ page, state }: Props): ReactNode {
  const name = useId()
  const { texts } = useDiscoveryContext().locale
  return (
    <fieldset className="ks-d-sorts">
      <legend className="ks-d-hidden">{texts.sorting}</legend>
      {state.sorts.map(({ field, order, meta }) => (
        <label key={field + order} className="ks-d-tick">
          <input
            type="radio"
            name={name}
            checked={state.sorting?.field === field && state.sorting.order === order}
            onChange={() => page.setSorting({ field, order })}
          />
          <span className="ks-d-tick-title">{meta.title}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Shows filters and sorting over the whole of a small screen. */
export function FilterDialog({ page, state }: Props): ReactNode {
  const { locale } = useDiscoveryContext()
  const { texts } = locale
  const ref = useRef<HTMLDialogElement>(null)
  useDialog(ref, () => closePanels(page))
  const { filters_open } = state.memory
  const title = filters_open ? texts.filters : texts.sorting
  return (
    <dialog
      ref={ref}
      id="depict-filter-sort-mobile-modal-container"
      className="ks-d ks-d-sheet"
      aria-label={title}
      lang={locale.code}
    >
      <div className="ks-d-sheet-box">
        <header className="ks-d-sheet-head">
          <h2>{title}</h2>
          {state.filters.length > 0 ? (
            <button type="button" className="ks-d-quiet" onClick={leaving(page.clearFilters, 'button')}>
              {texts.clearAll}
            </button>
          ) : null}
          <button type="button" className="ks-d-icon-button" aria-label={texts.close} onClick={() => closePanels(page)}>
            <Icon name="cross" />
          </button>
        </header>
        <div className="ks-d-sheet-body">
          {filters_open ? (
            state.groups.map((group) => <FilterSection key={group.field} page={page} state={state} group={group} />)
          ) : (
            <SortPanel page={page} state={state} />
          )}
        </div>
        <footer className="ks-d-sheet-foot">
          <ShowProducts page={page} state={state} />
        </footer>
      </div>
    </dialog>
  )
}
