import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { SearchStart } from '../features/search/search-start.js'
import { useTyped } from '../features/search/use-typed.js'
import { type Overlay, useShop, useShopState } from '../lib/shop-state.js'
import { useLazyComponent } from '../lib/use-lazy-component.js'

interface OverlayPanelProps {
  readonly open: boolean
  readonly onClose: () => void
}

interface SearchPanelProps extends OverlayPanelProps {
  readonly typed: string
  readonly onType: (text: string) => void
}

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>
type PlainOverlay = Exclude<Overlay, 'search'>

/** The code of each overlay, fetched when a pointer or the keyboard comes near its button. */
export const overlays: Readonly<Record<PlainOverlay, Loader<OverlayPanelProps>>> & {
  readonly search: Loader<SearchPanelProps>
} = {
  menu: () => import('./menu/menu-panel.js'),
  search: () => import('../features/search/search-overlay.js'),
  cart: () => import('../features/cart/cart-drawer.js'),
  consent: () => import('../features/consent/consent-dialog.js'),
}

/** Fetches the code of an overlay that is likely to be opened; opening it says what fails. */
export const prefetchOverlay = (name: Overlay): void => void overlays[name]().catch(() => undefined)

/** Whatever lies over the page; nothing of it is rendered before it is first asked for. */
export function Overlays() {
  return (
    <>
      <LazySearch />
      <LazyOverlay name="menu" />
      <LazyOverlay name="cart" />
      <LazyOverlay name="consent" />
    </>
  )
}

function LazyOverlay({ name }: { readonly name: PlainOverlay }) {
  const { Panel, ...panel } = useOverlay(name, () => overlays[name]())
  return Panel && <Panel {...panel} />
}

/** What is typed before the code is there stays in the field, with focus and selection. */
function LazySearch() {
  const { Panel, open, onClose } = useOverlay('search', () => overlays.search())
  const [typed, onType] = useTyped(open)
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<'none' | 'start' | 'panel'>('none')
  if (open && shown === 'none') setShown(Panel ? 'panel' : 'start')
  // The effects of both dialogs have run: one is closed, the other open and its field has the focus.
  useEffect(() => {
    if (!Panel) return
    const from = input.current
    if (from)
      document
        .querySelector<HTMLInputElement>('#search input')
        ?.setSelectionRange(from.selectionStart, from.selectionEnd)
    setShown('panel')
  }, [Panel])
  const search = { onClose, typed, onType }
  return (
    <>
      {shown === 'start' && <SearchStart {...search} open={open && !Panel} input={input} />}
      {Panel && <Panel {...search} open={open} />}
    </>
  )
}

function useOverlay<Props>(name: Overlay, load: Loader<Props>) {
  const store = useShop()
  const open = useShopState(({ overlay }) => overlay === name)
  const { Component: Panel, fetchNow } = useLazyComponent(load)
  const onClose = () => store.setState(({ overlay }) => (overlay === name ? { overlay: null } : {}))
  const fetchPanel = useEffectEvent(async () => {
    if (!(await fetchNow(() => store.setState({ overlay: name })))) onClose()
  })
  useEffect(() => {
    if (open) void fetchPanel()
  }, [open])
  return { Panel, open, onClose }
}
