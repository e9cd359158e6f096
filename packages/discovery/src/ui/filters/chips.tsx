import type { ReactNode } from 'react'
import type { PageState } from '../../core/page-state.js'
import type { Page } from '../../core/page-types.js'
import { labelOf } from '../../filters/model.js'
import { fill } from '../../locales/format.js'
import { useDiscoveryContext } from '../../react/context.js'
import type { Filter, FilterData } from '../../wire.js'
import { Icon } from '../icons/icons.js'
import { leaving } from './keep-focus.js'

type Chip = { readonly key: string; readonly label: string; readonly remove: () => void }
type Write = (filter: Filter, value: unknown) => string

/** Shows the chosen values, each with a button that removes it. */
export function Chips({ page, state }: { readonly page: Page; readonly state: PageState }): ReactNode {
  const { locale, price } = useDiscoveryContext()
  const { texts } = locale
  const currency = state.displays[0]?.currency ?? ''
  const write: Write = ({ field, op }, value) => {
    const group = state.groups.find((one) => one.field === field)
    return labelOf(op, group, value, (bound) =>
      group?.meta.price ? price(bound, currency) : `${bound}\u00A0${group?.meta.unit ?? ''}`.trim(),
    )
  }
  const chips = [...state.filters.flatMap((filter) => chipsOf(page, state, filter, write)), ...sortingChip(page, state)]
  if (chips.length === 0) return null
  return (
    <div className="ks-d-chips" role="group" aria-label={texts.selectedFilters}>
      {chips.map(({ key, label, remove }) => (
        <button
          key={key}
          type="button"
          className="ks-d-button ks-d-chip"
          aria-label={fill(texts.clearFilter, { filter: label })}
          onClick={leaving(remove, '.ks-d-chip')}
        >
          {label}
          <Icon name="cross" />
        </button>
      ))}
      {state.filters.length > 0 ? (
        <button type="button" className="ks-d-quiet" onClick={leaving(page.clearFilters)}>
          {texts.clearAll}
        </button>
      ) : null}
    </div>
  )
}

function chipsOf(page: Page, { memory, groups }: PageState, filter: Filter, write: Write): Chip[] {
  const { field, op, data } = filter
  const title =
    groups.find((group) => group.field === field)?.meta.group_title ?? memory.local_filter_cache[field]?.title ?? field
  if (op !== 'in' && op !== 'nin')
    return [{ key: field + op, label: `${title}: ${write(filter, data)}`, remove: () => page.removeFilter(field) }]
  const values: readonly unknown[] = Array.isArray(data) ? data : [data]
  return values.map((value) => ({
    key: field + JSON.stringify(value),
    label: write(filter, value),
    remove: () => page.setFilter({ field, op, data: values.filter((other) => other !== value) as FilterData }),
  }))
}

function sortingChip(page: Page, { sorting, sorts }: PageState): Chip[] {
  if (!sorting) return []
  const offered = sorts.find(({ field, order }) => field === sorting.field && order === sorting.order)
  return [{ key: 'sorting', label: offered?.meta.title ?? sorting.field, remove: () => page.setSorting(null) }]
}
