import { type ReactNode, useEffect } from 'react'
import { searchBox } from '../core/boxes.js'
import type { DiscoveryClient } from '../core/client.js'
import { chosenTitles } from '../core/page-state.js'
import type { Page } from '../core/page-types.js'
import type { BoxState, SearchBox } from '../core/search-box-types.js'
import { useDiscoveryContext } from '../react/context.js'
import { useStore } from '../react/use-store.js'
import { modalNotices } from './modal-notices.js'

/** Shows in the modal over a search page which filters narrow it, and lets the shopper keep or clear them. */
export function useNarrowingNotice(client: DiscoveryClient, page: Page, key: string): void {
  useEffect(() => {
    const box = searchBox(client, key)
    modalNotices.set(box, (state) => <Narrowing page={page} box={box} state={state} />)
    return () => void modalNotices.delete(box)
  }, [client, page, key])
}

type Props = { readonly page: Page; readonly box: SearchBox; readonly state: BoxState }

function Narrowing({ page, box, state: { clearOnSubmit } }: Props): ReactNode {
  const { texts } = useDiscoveryContext().locale
  const { filters, sorting, groups, memory } = useStore(page)
  if (filters.length === 0 && !sorting) return null
  const values = Object.values(chosenTitles(filters, groups, memory.local_filter_cache)).flatMap((one) => one.values)
  return (
    <div className="ks-d-narrowing">
      {values.length > 0 && !clearOnSubmit ? (
        <p>
          {texts.selectedFilters}: {values.join(', ')}
        </p>
      ) : null}
      <label>
        <input
          type="checkbox"
          checked={clearOnSubmit}
          onChange={({ currentTarget }) => box.setClearOnSubmit(currentTarget.checked)}
        />
        {texts.clearFiltersWithSearch}
      </label>
    </div>
  )
}
