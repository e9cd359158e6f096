import { useShop, useShopState, type Overlay } from './shop-state.js'

/** What a button that opens an overlay has in common: toggles it, says so, and fetches its code on approach. */
export function useOverlayButton(name: Overlay) {
  const store = useShop()
  const open = useShopState((state) => state.overlay === name)
  const prefetch = () => store.getState().prefetchOverlay(name)
  return {
    'aria-expanded': open,
    'aria-haspopup': 'dialog' as const,
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      store.setState({ overlay: open ? null : name })
    },
  }
}
