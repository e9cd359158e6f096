import { act, render } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { en } from '../locales/en.js'
import type { DiscoveryProviderProps } from '../react/provider-props.js'
import { DiscoveryProvider } from '../ui/provider.js'
import { testShop } from './shop.js'

export type Shop = ReturnType<typeof testShop>

/** Renders parts of the widget on an English page in Strict Mode, with a shop that the test controls. */
export function onPage(shop: Shop, children: ReactNode, props: Partial<DiscoveryProviderProps> = {}) {
  const page = (inside: ReactNode) => (
    <StrictMode>
      <DiscoveryProvider merchant="shop" market="se" locale={en} client={shop.client} {...props}>
        {inside}
      </DiscoveryProvider>
    </StrictMode>
  )
  const view = render(page(children))
  return {
    ...view,
    show: (inside: ReactNode) => view.rerender(page(inside)),
    /** Advances the clock of the shop and lets the page render. */
    pass: (ms = 0) => act(() => shop.clock.pass(ms)),
  }
}
