import type { SiteConfig } from '@klarsikt/contract/shop/types'
import { LinkProvider } from '@klarsikt/design-system/link'
import { SkipLink } from '@klarsikt/design-system/skip-link'
import { Toaster } from '@klarsikt/design-system/toast'
import { MountingShopProvider } from '@klarsikt/page-kit/shop'
import { SHOP } from '@klarsikt/shop-config'
import { href } from '@klarsikt/shop-config/paths'
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

const MOUNTING_SHOP = {
  brand: SHOP.brand.name,
  friendsTerms: href('friends-terms'),
  friendsFaq: href('friends-faq'),
}

interface ShellProps {
  readonly data: ShellData
  /** Starts the service for suggestions. Without it there are none. */
  readonly startDiscovery?: StartDiscovery
  /** Hides header and footer [CHROME-021]. */
  readonly plain?: boolean
  readonly children: ReactNode
}

/** The frame around every page. */
export function Shell({ data, startDiscovery, plain = false, children }: ShellProps) {
  const [store] = useState(() => {
    if (typeof document !== 'undefined') configureBrowserClient({ apiKey: data.apiKey })
    return createShopStore({ apiKey: data.apiKey, prefetchOverlay })
  })
  return (
    <ShopProvider value={store}>
      <MountingShopProvider value={MOUNTING_SHOP}>
        <LinkProvider component={AppLink}>
          <Effects />
          {!plain && <SkipLink />}
          {/* The banner comes early in the tab order, so that keyboard users can answer without passing the whole
            page. */}
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
      </MountingShopProvider>
    </ShopProvider>
  )
}

/**
 * The header with the user. A private page is rendered with the user, and every other page learns it in the browser.
 */
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

/** Follows the links and buttons of the footer, which is plain HTML from the server. */
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
