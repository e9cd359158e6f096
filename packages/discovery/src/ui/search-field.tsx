import { forwardRef, type ReactNode, type RefObject, useMemo, useRef, useSyncExternalStore } from 'react'
import { searchBox } from '../core/boxes.js'
import { useDiscoveryContext } from '../react/context.js'
import { useStore } from '../react/use-store.js'
import { Icon } from './icons/icons.js'

type Aligner = RefObject<Element | null>

export interface SearchModalOptions {
  /** `aligned`: the modal's top is at that of the aligner; on low windows it is at the top anyway. */
  readonly location?: 'centered' | 'aligned'
  readonly alignerRef?: Aligner
  /** In place of the provider's. */
  readonly uniqueInstanceKeyForState?: string | undefined
}

/** Opens and closes the search modal, and whether it is open. */
export function useSearchModal({ location, alignerRef, uniqueInstanceKeyForState }: SearchModalOptions = {}): {
  readonly open: () => void
  readonly close: () => void
  readonly isOpen: boolean
} {
  const { client, instanceKey: shared } = useDiscoveryContext()
  const instanceKey = uniqueInstanceKeyForState ?? shared
  const box = searchBox(client, instanceKey)
  const isOpen = useSyncExternalStore(
    box.subscribe,
    () => box.getState().open,
    () => false,
  )
  return useMemo(
    () => ({
      open() {
        const aligner = location === 'centered' ? null : alignerRef?.current
        box.open(aligner ? { aligner } : {})
      },
      close: box.close,
      isOpen,
    }),
    [box, isOpen, location, alignerRef],
  )
}

export interface SearchFieldProps {
  readonly alignerRef?: Aligner | undefined
  /** Shown while nothing else was typed, such as the query of the page. */
  readonly query?: string
  /** In place of the provider's. */
  readonly uniqueInstanceKeyForState?: string
}

/** Looks like a field, shows the search text, and opens the modal with the real one. */
export function SearchField({ alignerRef, query = '', uniqueInstanceKeyForState }: SearchFieldProps): ReactNode {
  const { client, locale, instanceKey } = useDiscoveryContext()
  const own = useRef<HTMLButtonElement>(null)
  const box = searchBox(client, uniqueInstanceKeyForState ?? instanceKey)
  const { open: isOpen, searchText } = useStore(box)
  const shown = searchText || query
  const open = (more?: object) => box.open({ aligner: (alignerRef ?? own).current, ...more })
  return (
    <button
      ref={own}
      type="button"
      className="ks-d ks-d-trigger"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => open()}
      onKeyDown={(event) => {
        // A typed letter starts the search.
        if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        box.type(event.key)
        open({ typed: true })
      }}
    >
      <Icon name="search" />
      <span className="ks-d-trigger-text" data-empty={!shown || undefined}>
        {shown || locale.texts.searchFor}
      </span>
    </button>
  )
}

/** The field that opens the modal, as a component. */
export function useSearchField({ alignerRef }: SearchFieldProps = {}): { readonly SearchField: () => ReactNode } {
  return useMemo(
    () => ({
      SearchField: () => <SearchField alignerRef={alignerRef} />,
    }),
    [alignerRef],
  )
}

/** An element as high as its container, for `alignerRef` when the page has none. */
export const ComponentAligner = forwardRef<HTMLDivElement>(function ComponentAligner(_, ref) {
  return <div ref={ref} className="ks-d-aligner" />
})
