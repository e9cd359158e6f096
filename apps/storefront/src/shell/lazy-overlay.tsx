import { type ComponentType, lazy, Suspense, useState } from 'react'
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

const panels = {
  menu: lazy(overlays.menu),
  search: lazy(overlays.search),
  cart: lazy(overlays.cart),
  consent: lazy(overlays.consent),
}

const names = Object.keys(panels) as readonly Overlay[]

/** Whatever lies over the page; nothing of it is rendered before it is first asked for. */
export function Overlays() {
  const current = useShopState((state) => state.overlay)
  const store = useShop()
  const [asked, setAsked] = useState<readonly Overlay[]>([])
  if (current && !asked.includes(current)) setAsked([...asked, current])
  return names
    .filter((name) => asked.includes(name))
    .map((name) => {
      const Panel = panels[name]
      return (
        <Suspense key={name} fallback={null}>
          <Panel
            open={name === current}
            onClose={() => store.setState((state) => (state.overlay === name ? { overlay: null } : state))}
          />
        </Suspense>
      )
    })
}
