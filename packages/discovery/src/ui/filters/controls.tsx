import type { ComponentType, ReactNode } from 'react'
import type { PageState } from '../../core/page-state.js'
import type { Page } from '../../core/page-types.js'
import { toggleBoolean } from '../../filters/boolean.js'
import type { FilterModel, GroupOf, ModelOf } from '../../filters/definition.js'
import { toggleOption } from '../../filters/options.js'
import { filterSettingsOf } from '../../filters/settings.js'
import { toggleNode } from '../../filters/tree.js'
import { useDiscoveryContext } from '../../react/context.js'
import type { FilterGroup, FilterType } from '../../wire.js'
import { OptionList, Tick } from './option-list.js'
import { OptionTree } from './option-tree.js'
import { Range } from './range.js'

type Props = { readonly page: Page; readonly state: PageState }
type ControlProps<T extends FilterType> = Props & { readonly group: GroupOf<T>; readonly model: ModelOf<T> }

function Options({ page, state, group, model }: ControlProps<'checkbox' | 'swatch'>): ReactNode {
  const { filterSettings } = useDiscoveryContext()
  return (
    <OptionList
      model={model}
      settings={filterSettingsOf(group, filterSettings)}
      onToggle={(value) => page.setFilter(toggleOption(group, state.filters, value))}
    />
  )
}

function Yes({ page, state, group, model }: ControlProps<'boolean'>): ReactNode {
  const { texts } = useDiscoveryContext().locale
  return (
    <Tick
      title={texts.yes}
      count={model.count}
      checked={model.on}
      onChange={() => page.setFilter(toggleBoolean(group, state.filters))}
    />
  )
}

const CONTROLS: { readonly [T in FilterType]: (props: ControlProps<T>) => ReactNode } = {
  checkbox: Options,
  swatch: Options,
  hierarchical: ({ page, state, group, model }) => (
    <OptionTree
      nodes={model.nodes}
      expanded={state.memory.expanded_hierarchical_filters}
      onExpand={(id) => page.toggle('expanded_hierarchical_filters', id)}
      onToggle={(path) => page.setFilter(toggleNode(group, state.filters, path))}
    />
  ),
  range: ({ page, state, group }) => (
    <Range
      group={group}
      filters={state.filters}
      currency={state.displays[0]?.currency ?? ''}
      onChange={page.setFilter}
    />
  ),
  boolean: Yes,
}

/** Shows the control that changes a filter. */
export function FilterControl(props: Props & { readonly group: FilterGroup; readonly model: FilterModel }): ReactNode {
  // TypeScript does not see that a group and its control have the same kind.
  const Control = CONTROLS[props.group.type] as ComponentType<typeof props>
  return <Control {...props} />
}
