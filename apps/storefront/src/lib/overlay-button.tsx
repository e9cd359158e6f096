import { useShop, useShopState, type Overlay } from './shop-state.js'

/**
 * Returns the props of a button that opens an overlay. The button toggles the overlay, states whether it is open, and
 * loads its code when the pointer or the focus reaches it.
 */
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
