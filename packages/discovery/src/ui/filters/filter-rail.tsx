import type { ReactNode } from 'react'
import type { PageState } from '../../core/page-state.js'
import type { Page } from '../../core/page-types.js'
import { useMedia } from '../../react/use-store.js'
import { FilterSection } from './filter-section.js'

/** Number of sections that are open at first. */
const OPEN_SECTIONS = 2

interface FilterRailProps {
  readonly page: Page
  readonly state: PageState
}

/**
 * Shows the filters beside the products when there is room. A server renders it for every width, and styles hide it on
 * small screens.
 */
export function FilterRail({ page, state }: FilterRailProps): ReactNode {
  const hasRoom = useMedia('(min-width: 64rem)', true)
  if (!hasRoom || state.groups.length === 0) return null
  return (
    <div className="ks-d-filters ks-d-rail">
      {state.groups.map((group, index) => (
        <FilterSection key={group.field} page={page} state={state} group={group} startsOpen={index < OPEN_SECTIONS} />
      ))}
    </div>
  )
}
