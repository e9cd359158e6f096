import { createShopClient } from '@klarsikt/contract/client'
import { encodePath } from '@klarsikt/core/paths'
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react'
import {
  type ActionFunction,
  createMemoryRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  RouterProvider,
  useActionData,
  useLoaderData,
  useParams,
  useRouteError,
} from 'react-router'
import type { ShopLoadContext } from '../../load-context.js'
import * as root from '../../root.js'
import table from '../../routes.js'
import { ORIGIN } from '../../testing/loader-context.js'

/** What a route module may export; each has types of its own for it, and the table knows them only by file. */
interface RouteModule {
  readonly default?: ComponentType<Readonly<Record<string, unknown>>>
  readonly ErrorBoundary?: ComponentType<never>
  readonly loader?: (args: never) => unknown
  readonly action?: (args: never) => unknown
  readonly clientAction?: (args: never) => Promise<unknown>
  readonly shouldRevalidate?: () => boolean
  readonly handle?: unknown
}

type Entry = { readonly id?: string; readonly path?: string; readonly index?: boolean; readonly file: string }

/** Every page of the shop; fetched when a story first comes to it. */
const modules = import.meta.glob<RouteModule>([
  '../../routes/*.tsx',
  '../../routes/{cart,consent,shopper}.ts',
  '!**/*.test.tsx',
])

/** What the server hands to every loader; here the calls go from the browser, to the story's handlers. */
const client = createShopClient({ baseUrl: '', apiKey: 'storybook', csrfToken: () => 'token' })
const context: ShopLoadContext = {
  client,
  visitor: () => client,
  hasSession: () => true,
  discovery: (path, init) => fetch(path, init),
  markDegraded: () => {},
  config: { origin: ORIGIN, apiKey: 'storybook' },
}

/** The module of a route as the router's own object: what the framework's build does otherwise. */
function asRoute(module: RouteModule) {
  const Page = module.default
  const Failed = module.ErrorBoundary as ComponentType<{ error: unknown }> | undefined
  return {
    ...(Page && {
      Component: () => (
        <Page loaderData={useLoaderData<unknown>()} actionData={useActionData<unknown>()} params={useParams()} />
      ),
    }),
    ...(module.loader && { loader: withContext(module.loader) }),
    ...actionOf(module),
    ...(module.shouldRevalidate && { shouldRevalidate: module.shouldRevalidate }),
    ...(Failed && { ErrorBoundary: () => <Failed error={useRouteError()} /> }),
    handle: module.handle,
  }
}

/** In the browser the mutation is the route's `clientAction`; one for visits without script may be missing. */
function actionOf({ action, clientAction }: RouteModule): { readonly action?: ActionFunction } {
  if (clientAction) return { action: clientAction as ActionFunction }
  return action ? { action: withContext(action) } : {}
}

function withContext(call: (args: never) => unknown) {
  return (args: LoaderFunctionArgs) => call({ ...args, context } as never) as Promise<unknown>
}

function pageRoute({ id, path, index, file }: Entry): RouteObject[] {
  const load = modules[`../../${file}`]
  if (!load) return []
  const lazy = async () => asRoute(await load())
  return [{ ...(id !== undefined && { id }), ...(index ? { index: true as const } : { path: path ?? '' }), lazy }]
}

function shopRouter(at: string) {
  const [path = '/', query] = at.split('?')
  return createMemoryRouter(
    [
      {
        ...asRoute(root as unknown as RouteModule),
        id: 'root',
        path: '/',
        HydrateFallback: () => null,
        children: (table as readonly Entry[]).flatMap(pageRoute),
      },
    ],
    { initialEntries: [encodePath(path) + (query === undefined ? '' : `?${query}`)] },
  )
}

export interface StorefrontProps {
  /** Address within the shop, such as `/glasögon?page=2`. Change it to go elsewhere; every link works too. */
  readonly at: string
}

/** The whole shop at an address: its own table of routes, its loaders, its shell. Only the answers of the backend are made up. */
export function Storefront({ at }: StorefrontProps) {
  const [router] = useState(() => shopRouter(at))
  useEffect(() => () => router.dispose(), [router])
  // The document's own mark, which the shop's stylesheet asks for; the next story is no page of the shop.
  useLayoutEffect(() => {
    document.documentElement.dataset['shop'] = ''
    return () => {
      delete document.documentElement.dataset['shop']
    }
  }, [])
  return <RouterProvider router={router} />
}
