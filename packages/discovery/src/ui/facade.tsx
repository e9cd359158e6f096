import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { DiscoveryProviderProps } from '../react/provider-props.js'
import type { FacadeModal, OpenRequest } from './facade-modal.js'
import { SEARCH_ICON } from './icons/search-icon.js'

export interface SearchFacadeProps {
  /** Text of the field, such as `searchFor` of the locale. */
  readonly label: string
  /**
   * Loads what the search needs: the locale, and a client or its settings. A page with its own provider must use the
   * same client for both.
   */
  readonly load: () => Promise<DiscoveryProviderProps>
  /** Path of the search page, for when the search itself cannot be loaded. */
  readonly searchPagePath: string
}

type Loaded = { readonly Modal: typeof FacadeModal; readonly props: DiscoveryProviderProps }

/** A small search field. It loads the search when a pointer, the focus or a key reaches it. */
export function SearchFacade({ label, load, searchPagePath }: SearchFacadeProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  const loading = useRef<Promise<void> | null>(null)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [request, setRequest] = useState<OpenRequest>({ count: 0, text: '', aligner: null })
  const prepare = () =>
    (loading.current ??= Promise.all([import('./facade-modal.js'), load()]).then(
      ([{ FacadeModal: Modal }, props]) => setLoaded({ Modal, props }),
      (error: unknown) => {
        // The next attempt loads it again.
        loading.current = null
        throw error
      },
    ))
  const hint = () => void prepare().catch(() => undefined)
  const open = (typed = '') => {
    const next: OpenRequest = {
      count: request.count + 1,
      text: loaded ? typed : request.text + typed,
      aligner: button.current,
    }
    setRequest(next)
    void prepare().catch(() => {
      const query = next.text ? `?query=${encodeURIComponent(next.text)}` : ''
      button.current?.ownerDocument.location.assign(searchPagePath + query)
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    open(event.key)
  }
  const waiting = loaded ? '' : request.text
  return (
    <>
      <button
        ref={button}
        type="button"
        className="ks-d ks-d-trigger"
        aria-haspopup="dialog"
        onPointerEnter={hint}
        onFocus={hint}
        onClick={() => open()}
        onKeyDown={onKeyDown}
      >
        <svg className="ks-d-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d={SEARCH_ICON} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
        <span className="ks-d-trigger-text" data-empty={waiting === '' || undefined}>
          {waiting || label}
        </span>
      </button>
      {loaded ? <loaded.Modal props={loaded.props} request={request} /> : null}
    </>
  )
}
