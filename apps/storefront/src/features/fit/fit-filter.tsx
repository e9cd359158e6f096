import { fitRanges, type OwnSize, ownSizeText, rangeText } from '@klarsikt/core/fit'
import * as fitMessages from '@klarsikt/core/messages/fit'
import { Switch } from '@klarsikt/design-system/switch'
import { categoryPage, type PageState } from '@klarsikt/discovery'
import { useDiscovery } from '@klarsikt/discovery/react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { fitFilters, isFilteredByFit, withoutFit } from './fit-filters.js'
import { useOwnSize } from './own-size.js'
import { useOwnSizeDialog } from './use-own-size-dialog.js'
import styles from './fit.module.css'

/** Filters a category by what fits the shopper. It asks for their size where it is unknown. */
export default function FitFilter({ categoryId }: { readonly categoryId: string }) {
  const own = useOwnSize()
  const page = categoryPage(useDiscovery().client, categoryId)
  const state = useSyncExternalStore(page.subscribe, page.getState, page.getState)
  const groups = useLastGroups(state.groups)
  const chosen = { filters: state.filters, groups }
  const { dialog, fetching, open } = useOwnSizeDialog()
  const isOn = own !== null && isFilteredByFit(own, chosen)
  const apply = (filters: ReturnType<typeof fitFilters>) => filters.forEach(page.setFilter)
  useSizeChange(own, (before) => {
    if (!isFilteredByFit(before, chosen)) return
    apply(own ? fitFilters(own, chosen) : withoutFit(before, chosen))
  })
  return (
    <div className={styles.filter}>
      {own && (
        <Switch
          label={fitMessages.filter({ ranges: rangesText(own) })}
          checked={isOn}
          onChange={() => apply(isOn ? withoutFit(own, chosen) : fitFilters(own, chosen))}
        />
      )}
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-busy={fetching}
        onClick={() => void open()}
      >
        {own ? fitMessages.ownChangeSize({ own: ownSizeText(own) }) : fitMessages.filterSet()}
      </button>
      {dialog}
    </div>
  )
}

const rangesText = (own: OwnSize): string => rangeText(fitRanges(own).totalWidth)

/** Keeps the last filters. An empty list offers no filters, but the ones that emptied it must still be removable. */
function useLastGroups(groups: PageState['groups']): PageState['groups'] {
  const [last, setLast] = useState(groups)
  if (groups.length > 0 && groups !== last) setLast(groups)
  return groups.length > 0 ? groups : last
}

/** Calls `onChange` with the previous size when the size changes. */
function useSizeChange(own: OwnSize | null, onChange: (before: OwnSize) => void): void {
  const before = useRef(own)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    const size = before.current
    before.current = own
    if (size !== null && size !== own) latest.current(size)
  }, [own])
}
