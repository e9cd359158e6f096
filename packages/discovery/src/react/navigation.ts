import type { NavigateFunction } from '../url/navigation.js'

type Go = (url: string, ...options: never[]) => unknown
/** The part of a Next.js router that is used, from the app folder or the pages folder. Only the latter has `events`. */
export type NextRouter = { readonly push: Go; readonly replace: Go; readonly events?: unknown }

/** Adapters for the routers that the widget knows. */
export const Navigation = {
  /** Use it as `navigateFunction={Navigation.nextRouterNavigation(useRouter())}`. */
  nextRouterNavigation:
    (router: NextRouter): NavigateFunction =>
    (url, { replace, scroll }) => {
      const go = router[replace ? 'replace' : 'push'] as (...values: unknown[]) => unknown
      void (router.events ? go(url, undefined, { scroll }) : go(url, { scroll }))
    },
} as const

/** Returns the router that Next.js puts on the window, or undefined on other pages. */
export function foundRouter(host: Record<string, unknown>): NavigateFunction | undefined {
  const { router } = (host['next'] ?? {}) as { router?: NextRouter }
  return router && Navigation.nextRouterNavigation(router)
}
