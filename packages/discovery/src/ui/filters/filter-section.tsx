import { type ReactNode, useId } from 'react'
import type { PageState } from '../../core/page-state.js'
import type { Page } from '../../core/page-types.js'
import { filterModel } from '../../filters/model.js'
import type { FilterGroup } from '../../wire.js'
import { PageIcon } from '../icons/page-icons.js'
import { FilterControl } from './controls.js'

type Props = {
  readonly page: Page
  readonly state: PageState
  readonly group: FilterGroup
  /** When true, the section is open until the shopper presses it. Otherwise it is closed. */
  readonly startsOpen?: boolean | undefined
}

/** Shows one filter with a heading that opens and closes it. */
export function FilterSection({ page, state, group, startsOpen }: Props): ReactNode {
  const id = useId()
  const model = filterModel(group, state.filters)
  const { field, title, chosen } = model
  const open = state.memory.expanded_filters.includes(field) !== (startsOpen ?? false)
  return (
    <section className="ks-d-filter">
      <h2>
        <button
          type="button"
          className="ks-d-filter-title"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => page.toggle('expanded_filters', field)}
        >
          <span>{title}</span>
          {chosen > 0 ? <span className="ks-d-number"> {chosen}</span> : null}
          <PageIcon name="chevron" />
        </button>
      </h2>
      <div className="ks-d-filter-body" id={id} role="group" aria-label={title} hidden={!open}>
        {open ? <FilterControl page={page} state={state} group={group} model={model} /> : null}
      </div>
    </section>
  )
}
