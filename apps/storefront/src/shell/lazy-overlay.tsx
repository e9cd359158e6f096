import { errorMessages } from '@klarsikt/core/messages'
import { toast } from '@klarsikt/design-system/toast'
import { type ComponentType, useEffect, useState } from 'react'
import { holdLetters, takeLetters } from './held-letters.js'
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

type Panels = Partial<Record<Overlay, ComponentType<OverlayPanelProps>>>

const names = Object.keys(overlays) as readonly Overlay[]

/** Whatever lies over the page; nothing of it is rendered before it is first asked for. */
export function Overlays() {
  const store = useShop()
  const current = useShopState((state) => state.overlay)
  const panels = usePanels(current)
  useEffect(
    () =>
      store.subscribe(({ overlay: now }, { overlay: before }) => {
        if (now === before) return
        if (now === 'search') holdLetters()
        if (before === 'search') takeLetters()
      }),
    [store],
  )
  return names.map((name) => {
    const Panel = panels[name]
    return (
      Panel && (
        <Panel
          key={name}
          open={name === current}
          onClose={() => store.setState((state) => (state.overlay === name ? { overlay: null } : state))}
        />
      )
    )
  })
}

/** Code that cannot be fetched costs the overlay and not the page; the next press asks for it again. */
function usePanels(current: Overlay | null): Panels {
  const store = useShop()
  const [panels, setPanels] = useState<Panels>({})
  useEffect(() => {
    if (current === null || panels[current]) return
    overlays[current]().then(
      ({ default: Panel }) => setPanels((before) => ({ ...before, [current]: Panel })),
      () => {
        toast({ text: errorMessages['error.generic'], kind: 'error' })
        store.setState((state) => (state.overlay === current ? { overlay: null } : state))
      },
    )
  }, [current, panels, store])
  return panels
}
