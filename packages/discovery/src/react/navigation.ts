import type { NavigateFunction } from '../url/navigation.js'

type Go = (url: string, ...options: never[]) => unknown
/** What is used of a Next.js router: of the app folder, or of the pages folder; only the latter has `events`. */
export type NextRouter = { readonly push: Go; readonly replace: Go; readonly events?: unknown }

/** Routers that the widget knows. */
export const Navigation = {
  /** `navigateFunction={Navigation.nextRouterNavigation(useRouter())}` */
  nextRouterNavigation:
    (router: NextRouter): NavigateFunction =>
    (url, { replace, scroll }) => {
      const go = router[replace ? 'replace' : 'push'] as (...values: unknown[]) => unknown
      void (router.events ? go(url, undefined, { scroll }) : go(url, { scroll }))
    },
} as const

/** The router that Next.js leaves on the window, if this is such a page. */
export function foundRouter(host: Record<string, unknown>): NavigateFunction | undefined {
  const { router } = (host['next'] ?? {}) as { router?: NextRouter }
  return router && Navigation.nextRouterNavigation(router)
}
