import '@klarsikt/design-system/styles.css'
import './shell/fonts/fonts.css'
import './shell/shell.css'
import { isFailure } from '@klarsikt/contract/client'
import { CONSENT_VERSION } from '@klarsikt/core/consent'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.js'
import { canonicalRedirect } from './lib/canonical-redirect.js'
import type { StartDiscovery } from './lib/discovery/run-discovery.js'
import { noteFailure } from './lib/note-failure.js'
import type { RouteHandle } from './lib/route-handle.js'
import { BootScript } from './shell/boot-script.js'
import { ErrorPage } from './shell/error-page.js'
import font from './shell/fonts/text.woff2?url'
import { Shell } from './shell/shell.js'

declare module 'react-router' {
  interface AppLoadContext {
    /** Where events are sent with consent to statistics, an address on this site; without it none are. */
    readonly trackingUrl?: string | undefined
  }
}

/** What the shell shows to everybody. What it shows of the shopper comes in the browser, see features/shopper. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const led = canonicalRedirect(new URL(request.url))
  if (led) throw led
  const { client, config, trackingUrl } = context
  const site = await client.getSiteConfig().catch((error: unknown) => {
    noteFailure(error)
    return null
  })
  if (!site || isFailure(site)) context.markDegraded()
  return {
    apiKey: config.apiKey,
    site: site && !isFailure(site) ? site : null,
    trackingUrl: trackingUrl ?? null,
  }
}

/** It holds for the whole visit. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="sv" suppressHydrationWarning data-shop="" data-consent={CONSENT_VERSION}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfaf7" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        <Meta />
        {/* Before the style sheets, which it would wait for. */}
        <BootScript />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root')
  const page = <ErrorPage error={error} />
  return data ? <Shell data={data}>{page}</Shell> : <main id="main">{page}</main>
}
