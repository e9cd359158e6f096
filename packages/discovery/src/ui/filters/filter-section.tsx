import { type ReactNode, useId } from 'react'
import type { PageState } from '../../core/page-state.js'
import type { Page } from '../../core/page-types.js'
import { type FilterModel, filterModel, toggleBoolean, toggleNode, toggleOption } from '../../filters/model.js'
import { useDepict } from '../../react/context.js'
import type { FilterGroup } from '../../wire.js'
import { PageIcon } from '../page-icons.js'
import { OptionList, Tick } from './option-list.js'
import { OptionTree } from './option-tree.js'
import { Range } from './range.js'

type Props = { readonly page: Page; readonly state: PageState; readonly group: FilterGroup }

/** One filter under its heading, open or closed. */
export function FilterSection({ page, state, group }: Props): ReactNode {
  const id = useId()
  const model = filterModel(group, state.filters)
  const { field, title, chosen } = model
  const open = state.memory.expanded_filters.includes(field)
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
        {open ? <FilterBody page={page} state={state} group={group} model={model} /> : null}
      </div>
    </section>
  )
}

function FilterBody({ page, state, group, model }: Props & { readonly model: FilterModel }): ReactNode {
  const { texts } = useDepict().locale
  const { filters, memory, displays } = state
  switch (model.kind) {
    case 'checkbox':
    case 'swatch':
      return <OptionList model={model} onToggle={(value) => page.setFilter(toggleOption(group, filters, value))} />
    case 'hierarchical':
      return (
        <OptionTree
          nodes={model.nodes}
          expanded={memory.expanded_hierarchical_filters}
          onExpand={(id) => page.toggle('expanded_hierarchical_filters', id)}
          onToggle={(path) => page.setFilter(toggleNode(group, filters, path))}
        />
      )
    case 'range':
      return group.type === 'range' ? (
        <Range group={group} filters={filters} currency={displays[0]?.currency ?? ''} onChange={page.setFilter} />
      ) : null
    case 'boolean':
      return (
        <Tick
          title={texts.yes}
          count={model.count}
          checked={model.on}
          onChange={() => page.setFilter(toggleBoolean(group, filters))}
        />
      )
  }
}
