import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { holdLetters, takeLetters } from './held-letters.js'
import { useLateComponent } from './late-component.js'
import { type Overlay, useShop, useShopState } from './shop-state.js'

interface OverlayPanelProps {
  readonly open: boolean
  readonly onClose: () => void
}

type Loader = () => Promise<{ default: ComponentType<OverlayPanelProps> }>

/** The code of each overlay is fetched when a pointer or the keyboard comes near its button. */
export const overlays: Readonly<Record<Overlay, Loader>> = {
  menu: () => import('./menu/menu-panel.js'),
  search: () => import('../features/search/search-overlay.js'),
  cart: () => import('../features/cart/cart-drawer.js'),
  consent: () => import('../features/consent/consent-dialog.js'),
}

const names = Object.keys(overlays) as readonly Overlay[]

/** Whatever lies over the page; nothing of it is rendered before it is first asked for. */
export function Overlays() {
  const store = useShop()
  useEffect(
    () =>
      store.subscribe(({ overlay: now }, { overlay: before }) => {
        if (now === before) return
        if (now === 'search') holdLetters()
        if (before === 'search') takeLetters()
      }),
    [store],
  )
  return names.map((name) => <LateOverlay key={name} name={name} />)
}

function LateOverlay({ name }: { readonly name: Overlay }) {
  const store = useShop()
  const open = useShopState(({ overlay }) => overlay === name)
  const { Component: Panel, fetchNow } = useLateComponent(() => overlays[name]())
  const close = () => store.setState(({ overlay }) => (overlay === name ? { overlay: null } : {}))
  const fetchPanel = useEffectEvent(async () => {
    if (!(await fetchNow())) close()
  })
  useEffect(() => {
    if (open) void fetchPanel()
  }, [open])
  return Panel && <Panel open={open} onClose={close} />
}
