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

/** The code of each overlay. It is loaded when the pointer or the focus reaches its button. */
export const overlays: Readonly<Record<PlainOverlay, Loader<OverlayPanelProps>>> & {
  readonly search: Loader<SearchPanelProps>
} = {
  menu: () => import('./menu/menu-panel.js'),
  search: () => import('../features/search/search-overlay.js'),
  cart: () => import('../features/cart/cart-drawer.js'),
  consent: () => import('../features/consent/consent-dialog.js'),
}

/**
 * Loads the code of an overlay that will probably be opened. It ignores a failure, which the opening itself reports.
 */
export const prefetchOverlay = (name: Overlay): void => void overlays[name]().catch(() => undefined)

/** Renders the overlays. None is rendered before it is first opened. */
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

/** The search. Input from before its code has loaded stays in the field, with focus and selection. */
function LazySearch() {
  const { Panel, open, onClose } = useOverlay('search', () => overlays.search())
  const [typed, onType] = useTyped(open)
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<'none' | 'start' | 'panel'>('none')
  if (open && shown === 'none') setShown(Panel ? 'panel' : 'start')
  // The effects of both dialogs have run: the first dialog is closed, and the field of the second has the focus.
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
