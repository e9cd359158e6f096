import type { SiteConfig } from '@klarsikt/contract/shop/types'
import { LinkProvider } from '@klarsikt/design-system/link'
import { SkipLink } from '@klarsikt/design-system/skip-link'
import { Toaster } from '@klarsikt/design-system/toast'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMatches, useNavigate } from 'react-router'
import { ConsentBanner } from '../features/consent/consent-banner.js'
import { useShopper, useShopperInStore } from '../features/shopper/use-shopper.js'
import { configureBrowserClient } from '../lib/client-settings.js'
import type { StartDiscovery } from '../lib/discovery/run-discovery.js'
import type { ShellData } from '../lib/shell-data.js'
import { createShopStore, ShopProvider, useShop } from '../lib/shop-state.js'
import type { ShopperUser } from '../lib/shopper-facts.js'
import { AppLink, isPlainPress } from './app-link.js'
import { Footer } from './footer/footer.js'
import { Header } from './header/header.js'
import { Overlays, prefetchOverlay } from './lazy-overlay.js'
import {
  NavigationProgress,
  useFocusOnPage,
  useHydratedMark,
  useOverlayRoutes,
  usePageViews,
} from './navigation-effects.js'
import { useSearchKey } from './page-effects/search-key.js'
import { ShellEffects } from './page-effects/shell-effects.js'
import { applyTheme } from './theme.js'
import { useStayOnLoss } from './use-stay-on-loss.js'

interface ShellProps {
  readonly data: ShellData
  /** The service behind suggestions; without one there are none. */
  readonly startDiscovery?: StartDiscovery
  /** Without header and footer [CHROME-021]. */
  readonly plain?: boolean
  readonly children: ReactNode
}

/** What stands around every page. */
export function Shell({ data, startDiscovery, plain = false, children }: ShellProps) {
  const [store] = useState(() => {
    if (typeof document !== 'undefined') configureBrowserClient({ apiKey: data.apiKey })
    return createShopStore({ apiKey: data.apiKey, prefetchOverlay })
  })
  return (
    <ShopProvider value={store}>
      <LinkProvider component={AppLink}>
        <Effects />
        {!plain && <SkipLink />}
        {/* Early on the way of the keyboard: whoever has not answered need not walk through the page to do so. */}
        {!plain && <ConsentBanner />}
        {!plain && <ShopperHeader />}
        <main id="main" tabIndex={-1} className="sf-main">
          <NavigationProgress />
          {children}
        </main>
        {!plain && <FooterLinks site={data.site} />}
        <Overlays />
        <Toaster />
        <ShellEffects data={data} startDiscovery={startDiscovery} />
      </LinkProvider>
    </ShopProvider>
  )
}

/** A page of somebody's own is rendered with whose it is; every other page learns it in the browser. */
function ShopperHeader() {
  const facts = useShopper()
  const loaded = useMatches().at(-1)?.loaderData as { readonly user?: ShopperUser | null } | null | undefined
  return <Header user={(facts ?? loaded)?.user ?? null} />
}

function Effects() {
  useShopperInStore()
  usePageViews()
  useOverlayRoutes()
  useFocusOnPage()
  useSearchKey()
  useHydratedMark()
  useStayOnLoss()
  return null
}

/** The footer is plain HTML from the server: its links and buttons are followed here. */
function FooterLinks({ site }: { readonly site: SiteConfig | null }) {
  const navigate = useNavigate()
  const store = useShop()
  const footer = useRef<HTMLElement>(null)
  useEffect(() => {
    const own = footer.current
    const follow = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null
      const action = target?.closest('[data-action]')?.getAttribute('data-action')
      if (action === 'consent') store.setState({ overlay: 'consent' })
      if (action?.startsWith('theme-')) applyTheme(action.slice(6))
      const path = target?.closest('a')?.getAttribute('href')
      if (!path?.startsWith('/') || !isPlainPress(event)) return
      event.preventDefault()
      void navigate(path)
    }
    own?.addEventListener('click', follow)
    return () => own?.removeEventListener('click', follow)
  }, [navigate, store])
  return (
    <footer ref={footer} className="sf-footer">
      <Footer site={site} />
    </footer>
  )
}
