import { type ReactNode, useEffect, useRef } from 'react'
import type { PageState } from '../core/page-state.js'
import type { Page } from '../core/page-types.js'
import { useDepict } from '../react/context.js'
import { useMedia } from '../react/use-store.js'

/** Tells that filters were cleared, and offers them back; Escape puts it away. */
export function ClearedToast({ page, state }: { readonly page: Page; readonly state: PageState }): ReactNode {
  const { texts } = useDepict().locale
  const compact = useMedia('(max-height: 700px), (max-width: 47.99rem)', false)
  const ref = useRef<HTMLDivElement>(null)
  const shown = state.cleared !== null
  useEffect(() => {
    const owner = ref.current?.ownerDocument
    if (!shown || !owner) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) page.dismissCleared()
    }
    owner.addEventListener('keydown', onKey)
    return () => owner.removeEventListener('keydown', onKey)
  }, [page, shown])
  return (
    <div ref={ref} className="ks-d-toast-place" role="status">
      {shown ? (
        <div className="ks-d-toast cleared_filters" part="toast">
          <span>{compact ? texts.filtersCleared : texts.weClearedYourFilters}</span>
          <button type="button" className="ks-d-button" onClick={page.restoreCleared}>
            {texts.restore}
          </button>
          <button type="button" className="ks-d-button" onClick={page.dismissCleared}>
            {texts.ok}
          </button>
        </div>
      ) : null}
    </div>
  )
}
