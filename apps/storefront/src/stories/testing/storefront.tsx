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
import { shopRoutes } from '../../shop-routes.js'
import { ORIGIN } from '../../testing/loader-context.js'

/** What a route module can export. Each module has its own types, which the table does not know. */
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

/** Every page of the shop. A module is loaded when a story first opens it. */
const modules = import.meta.glob<RouteModule>([
  '../../routes/*.tsx',
  '../../routes/{cart,consent,shopper}.ts',
  '!**/*.test.tsx',
])

/** What the server passes to every loader. Here the browser makes the calls, and the story's handlers answer. */
const client = createShopClient({ baseUrl: '', apiKey: 'storybook', csrfToken: () => 'token' })
const context: ShopLoadContext = {
  client,
  visitor: () => client,
  hasSession: () => true,
  discovery: (path, init) => fetch(path, init),
  markDegraded: () => {},
  config: { origin: ORIGIN, apiKey: 'storybook' },
}

/** Returns the module of a route as the router's own object, which the framework's build does otherwise. */
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

/** Returns the mutation of a route. The browser uses `clientAction`, and `action` only where there is no other. */
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
        // The pages of other packages have stories of their own.
        children: (shopRoutes([]) as readonly Entry[]).flatMap(pageRoute),
      },
    ],
    { initialEntries: [encodePath(path) + (query === undefined ? '' : `?${query}`)] },
  )
}

export interface StorefrontProps {
  /** The address within the shop, such as `/glasögon?page=2`. Change it to open another page. Links work too. */
  readonly at: string
}

/** The whole shop at an address, with its own routes, loaders and shell. Only the backend's answers are fixtures. */
export function Storefront({ at }: StorefrontProps) {
  const [router] = useState(() => shopRouter(at))
  useEffect(() => () => router.dispose(), [router])
  // The shop's style sheet needs this mark on the document. The next story may be no page of the shop, so it is
  // removed.
  useLayoutEffect(() => {
    document.documentElement.dataset['shop'] = ''
    return () => {
      delete document.documentElement.dataset['shop']
    }
  }, [])
  return <RouterProvider router={router} />
}
