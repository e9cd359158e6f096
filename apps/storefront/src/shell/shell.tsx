import type { Consent, Shopper, SiteConfig } from '@klarsikt/contract/shop/types'
import { LinkProvider } from '@klarsikt/design-system/link'
import { SkipLink } from '@klarsikt/design-system/skip-link'
import { Toaster } from '@klarsikt/design-system/toast'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ConsentBanner } from '../features/consent/consent-banner.js'
import type { StartDiscovery } from '../lib/discovery/run-discovery.js'
import type { LateEffectsProps } from '../lib/page-effects/late-effects.js'
import { AppLink, isPlainPress } from './app-link.js'
import { Footer } from './footer/footer.js'
import { Header } from './header/header.js'
import { Overlays } from './lazy-overlay.js'
import { NavigationProgress, useFocusOnPage, useOverlayRoutes, usePageViews, useReady } from './navigation-effects.js'
import { createShopStore, ShopProvider, useShop } from './shop-state.js'
import { applyTheme } from './theme.js'

export interface ShellData {
  readonly apiKey: string
  readonly shopper: Shopper | null
  readonly consent: Consent | null
  readonly site: SiteConfig | null
  readonly user: { readonly isStore: boolean; readonly name: string } | null
  /** Where events are sent, an address on this site; without one they stay on the device. */
  readonly trackingUrl?: string | null
}

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
  const [store] = useState(() =>
    createShopStore({
      cart: data.shopper?.cartHead.cart ?? null,
      token: data.shopper?.token ?? null,
      apiKey: data.apiKey,
      consent: data.consent,
    }),
  )
  return (
    <ShopProvider value={store}>
      <LinkProvider component={AppLink}>
        <Effects />
        <NavigationProgress />
        {!plain && <SkipLink />}
        {/* Early on the way of the keyboard: whoever has not answered need not walk through the page to do so. */}
        {!plain && <ConsentBanner />}
        {!plain && <Header user={data.user} />}
        <main id="main" tabIndex={-1} className="sf-main">
          {children}
        </main>
        {!plain && <FooterLinks site={data.site} />}
        <Overlays />
        <Toaster />
        <Later data={data} startDiscovery={startDiscovery} />
      </LinkProvider>
    </ShopProvider>
  )
}

function Effects() {
  usePageViews()
  useOverlayRoutes()
  useFocusOnPage()
  useReady()
  return null
}

// A page whose late code cannot be fetched stands without it.
const LateEffects = lazy(() => import('../lib/page-effects/late-effects.js').catch(() => ({ default: () => null })))

/** What can wait until the page has been taken over; its code comes after all else. */
function Later(props: LateEffectsProps) {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    ready && (
      <Suspense fallback={null}>
        <LateEffects {...props} />
      </Suspense>
    )
  )
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
