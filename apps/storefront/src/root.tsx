import { isFailure } from '@klarsikt/contract/client'
import '@klarsikt/design-system/styles.css'
import './shell/fonts/fonts.css'
import './shell/shell.css'
import { CONSENT_VERSION } from '@klarsikt/core/consent'
import type { PageHandle } from '@klarsikt/page-kit/page'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.js'
import { canonicalRedirect } from './lib/canonical-redirect.js'
import type { StartDiscovery } from './lib/discovery/run-discovery.js'
import { noteFailure } from './lib/note-failure.js'
import { BootScript } from './shell/boot-script.js'
import { ErrorPage } from './shell/error-page.js'
import font from './shell/fonts/text.woff2?url'
import { Shell } from './shell/shell.js'

declare module 'react-router' {
  interface AppLoadContext {
    /** The address on this site that receives events, with consent to statistics. Without it no events are sent. */
    readonly trackingUrl?: string | undefined
  }
}

/** Loads what the shell shows to everybody. The shopper's facts are loaded in the browser, see features/shopper. */
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

/** The data holds for the whole visit, so it is never reloaded. */
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
        {/* The script stands before the style sheets, since it would otherwise wait for them. */}
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

/** Starts the discovery service. Its code is loaded only after consent to suggestions. */
const startDiscovery: StartDiscovery = async (setup) =>
  (await import('./lib/discovery/start-discovery.js')).startDiscovery(setup)

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Shell
      data={loaderData}
      startDiscovery={startDiscovery}
      plain={useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.noLayout)}
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
