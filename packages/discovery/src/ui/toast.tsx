import { type ReactNode, useEffect, useRef } from 'react'
import type { PageState } from '../core/page-state.js'
import type { Page } from '../core/page-types.js'
import { useDiscoveryContext } from '../react/context.js'
import { useBeforePaint, useMedia } from '../react/use-store.js'
import { focus } from './filters/keep-focus.js'

/** Announces that filters were cleared and offers to restore them. Escape dismisses it. */
export function ClearedToast({ page, state }: { readonly page: Page; readonly state: PageState }): ReactNode {
  const { texts } = useDiscoveryContext().locale
  const compact = useMedia('(max-height: 700px), (width < 48rem)', false)
  const ref = useRef<HTMLDivElement>(null)
  const shown = state.clearedFilters !== null
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
      {shown ? <Toast page={page} text={compact ? texts.filtersCleared : texts.weClearedYourFilters} /> : null}
    </div>
  )
}

function Toast({ page, text }: { readonly page: Page; readonly text: string }): ReactNode {
  const { texts } = useDiscoveryContext().locale
  const ref = useRef<HTMLDivElement>(null)
  useBeforePaint(() => {
    const toast = ref.current
    const total = toast?.closest('.ks-d-listing')?.querySelector('.ks-d-total')
    return () => {
      // However the toast is closed, the focus moves to the number of products, which is also announced.
      const { activeElement } = (toast?.getRootNode() ?? document) as Document | ShadowRoot
      if (toast?.contains(activeElement)) focus(total)
    }
  }, [])
  return (
    <div ref={ref} className="ks-d-toast cleared_filters">
      <span>{text}</span>
      <button type="button" className="ks-d-button" onClick={page.restoreCleared}>
        {texts.restore}
      </button>
      <button type="button" className="ks-d-button" onClick={page.dismissCleared}>
        {texts.ok}
      </button>
    </div>
  )
}
