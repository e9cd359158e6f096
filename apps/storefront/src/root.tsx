import '@klarsikt/design-system/styles.css'
import './shell/fonts/fonts.css'
import './shell/shell.css'
import { type Failure, isFailure } from '@klarsikt/contract/client'
import { type ReactNode, use } from 'react'
import { type AppLoadContext, Links, Meta, Outlet, useMatches, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.js'
import { canonicalRedirect } from './lib/canonical-redirect.js'
import type { StartDiscovery } from './lib/discovery/run-discovery.js'
import { leaveOut } from './lib/incomplete-page.js'
import { noteFailure } from './lib/note-failure.js'
import { ErrorPage } from './shell/error-page.js'
import font from './shell/fonts/text.woff2?url'
import { Nonce } from './shell/nonce.js'
import { FirstScripts, PageScripts, ScrollBack } from './shell/page-scripts.js'
import { Shell } from './shell/shell.js'
import { readTheme, type Theme } from './shell/theme.js'

declare module 'react-router' {
  interface AppLoadContext {
    /** Where events are sent with consent to statistics, an address on this site; without it none are. */
    readonly trackingUrl?: string | undefined
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const led = canonicalRedirect(new URL(request.url))
  if (led) throw led
  const { client, config } = context
  const [shopper, consent, site] = await Promise.all([
    quiet(context, client.getShopper()),
    quiet(context, client.getConsent()),
    quiet(context, client.getSiteConfig()),
  ])
  // A user is asked for only when there is a session.
  const user =
    shopper && (await quiet(context, client.getUser(undefined, { headers: { 'CSRF-TOKEN': shopper.token } })))
  return {
    theme: readTheme(request.headers.get('Cookie')),
    apiKey: config.apiKey,
    shopper,
    consent: consent?.data ?? null,
    site,
    user: user?.user ?? null,
    trackingUrl: context.trackingUrl ?? null,
  }
}

/** The page stands without the shell's facts: an outage is noted, and everybody is a visitor with an empty cart [ERR-034]. */
async function quiet<T>(context: AppLoadContext, answer: Promise<T>): Promise<Exclude<T, Failure> | null> {
  try {
    const known = await answer
    return isFailure(known) ? null : (known as Exclude<T, Failure>)
  } catch (error) {
    noteFailure(error)
    leaveOut(context, 'shell')
    return null
  }
}

/** What the shell knows is kept by the shell itself; going to another page does not ask again. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = use(Nonce)
  const atOnce = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.atOnce)
  const known = useRouteLoaderData<typeof loader>('root')
  const theme: Theme = known?.theme ?? 'system'
  return (
    <html
      lang="sv"
      suppressHydrationWarning
      data-shop=""
      // For whom the server made this page; what is known of the visitor afterwards may say otherwise.
      data-store-page={known ? String(known.user?.isStore ?? false) : undefined}
      {...(theme !== 'system' && { 'data-theme': theme })}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <FirstScripts nonce={nonce} atOnce={atOnce} />
        <meta name="theme-color" content="#fbfaf7" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollBack nonce={nonce} />
        <PageScripts nonce={nonce} atOnce={atOnce} />
      </body>
    </html>
  )
}

/** Its code comes with consent to suggestions, and not before. */
const startDiscovery: StartDiscovery = async (setup) =>
  (await import('./lib/discovery/start-discovery.js')).startDiscovery(setup)

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Shell
      data={loaderData}
      startDiscovery={startDiscovery}
      plain={useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.noLayout)}
    >
      <Outlet />
    </Shell>
  )
}

/** What a route may say about the shell around it. */
export interface RouteHandle {
  /** No header, no footer [CHROME-021]. */
  readonly noLayout?: boolean
  /** No sticky buttons on small screens [CHROME-022]. */
  readonly noFoldMobile?: boolean
  /** The page's code comes with it instead of at the first touch. */
  readonly atOnce?: boolean
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root')
  const page = <ErrorPage error={error} />
  return data ? <Shell data={data}>{page}</Shell> : <main id="main">{page}</main>
}
