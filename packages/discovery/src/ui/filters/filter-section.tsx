import { type ReactNode, useId } from 'react'
import type { PageState } from '../../core/page-state.js'
import type { Page } from '../../core/page-types.js'
import { useDepict } from '../../react/context.js'
import type { FilterData, FilterGroup } from '../../wire.js'
import { Icon } from '../icons.js'
import { choicesOf } from './chosen.js'
import { OptionList, Tick } from './option-list.js'
import { OptionTree } from './option-tree.js'
import { Range } from './range.js'

type Props = { readonly page: Page; readonly state: PageState; readonly group: FilterGroup }

/** One filter under its heading, open or closed. */
export function FilterSection({ page, state, group }: Props): ReactNode {
  const id = useId()
  const { field, meta } = group
  const open = state.memory.expanded_filters.includes(field)
  const count =
    group.type === 'range' ? Number(choicesOf(state.filters, group).length > 0) : choicesOf(state.filters, group).length
  return (
    <section className="ks-d-filter" part="filter">
      <h2>
        <button
          type="button"
          className="ks-d-filter-title"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => page.toggle('expanded_filters', field)}
        >
          <span>{meta.group_title}</span>
          {count > 0 ? <span className="ks-d-number"> {count}</span> : null}
          <Icon name="chevron" />
        </button>
      </h2>
      <div className="ks-d-filter-body" id={id} role="group" aria-label={meta.group_title} hidden={!open}>
        {open ? <FilterBody page={page} state={state} group={group} /> : null}
      </div>
    </section>
  )
}

function FilterBody({ page, state, group }: Props): ReactNode {
  const { field, op } = group
  const choices = choicesOf(state.filters, group)
  const set = (data: readonly unknown[]) => page.setFilter({ field, op, data: data as FilterData })
  switch (group.type) {
    case 'checkbox':
    case 'swatch':
      return <OptionList group={group} choices={choices} onChange={set} />
    case 'hierarchical':
      return (
        <OptionTree
          options={group.data}
          choices={choices}
          expanded={state.memory.expanded_hierarchical_filters}
          onToggle={(path) => page.toggle('expanded_hierarchical_filters', path)}
          onChange={set}
        />
      )
    case 'range':
      return <Range group={group} filters={state.filters} currency={state.displays[0]?.currency ?? ''} onChange={set} />
    case 'boolean':
      return <Switches page={page} group={group} chosen={choices[0]} />
  }
}

type SwitchesProps = {
  readonly page: Page
  readonly group: FilterGroup & { type: 'boolean' }
  readonly chosen: unknown
}

/** Yes or no; either, and the same again takes it away. */
function Switches({ page, group, chosen }: SwitchesProps): ReactNode {
  const { texts } = useDepict().locale
  return (
    <ul className="ks-d-options" part="options">
      {group.data.map(({ value, title, count }) => {
        const checked = chosen === value || chosen === String(value)
        return (
          <li key={String(value)}>
            <Tick
              title={title || (value ? texts.yes : group.meta.group_title)}
              count={count}
              checked={checked}
              onChange={() =>
                checked ? page.removeFilter(group.field) : page.setFilter({ field: group.field, op: 'eq', data: value })
              }
            />
          </li>
        )
      })}
    </ul>
  )
}
