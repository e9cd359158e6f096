import { forwardRef, type ReactNode, type RefObject, useMemo, useRef, useSyncExternalStore } from 'react'
import { searchBox } from '../core/boxes.js'
import { useDiscoveryContext } from '../react/context.js'
import { useStore } from '../react/use-store.js'
import { Icon } from './icons/icons.js'

type Aligner = RefObject<Element | null>

export interface SearchModalOptions {
  /** `aligned` puts the modal's top at the aligner's top. In low windows it is always at the top of the window. */
  readonly location?: 'centered' | 'aligned'
  readonly alignerRef?: Aligner
  /** Replaces the provider's key. */
  readonly uniqueInstanceKeyForState?: string | undefined
}

/** Returns functions that open and close the search modal, and whether it is open. */
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
  /** Is shown while nothing else was typed, such as the query of the page. */
  readonly query?: string
  /** Replaces the provider's key. */
  readonly uniqueInstanceKeyForState?: string
}

/** A button that looks like a field and shows the search text. It opens the modal, which has the real field. */
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
        // A typed letter opens the modal and starts the search.
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

/** Returns the field that opens the modal as a component. */
export function useSearchField({ alignerRef }: SearchFieldProps = {}): { readonly SearchField: () => ReactNode } {
  return useMemo(
    () => ({
      SearchField: () => <SearchField alignerRef={alignerRef} />,
    }),
    [alignerRef],
  )
}

/** An element as high as its container, to pass as `alignerRef`. */
export const ComponentAligner = forwardRef<HTMLDivElement>(function ComponentAligner(_, ref) {
  return <div ref={ref} className="ks-d-aligner" />
})
