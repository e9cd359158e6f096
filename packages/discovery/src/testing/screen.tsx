import { act, render } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { en } from '../locales/en.js'
import { DepictProvider, type DepictProviderProps } from '../ui/provider.js'
import { testShop } from './shop.js'

export type Shop = ReturnType<typeof testShop>

/** Parts of the widget on a page in Strict Mode, in English, over a shop in the hands of the test. */
export function onPage(shop: Shop, children: ReactNode, props: Partial<DepictProviderProps> = {}) {
  const page = (inside: ReactNode) => (
    <StrictMode>
      <DepictProvider merchant="shop" market="se" locale={en} client={shop.client} {...props}>
        {inside}
      </DepictProvider>
    </StrictMode>
  )
  const view = render(page(children))
  return {
    ...view,
    show: (inside: ReactNode) => view.rerender(page(inside)),
    /** Lets time pass for the shop, and the page show what comes of it. */
    pass: (ms = 0) => act(() => shop.clock.pass(ms)),
  }
}
