import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

/** Number of paths whose route is remembered, because finding it costs more than serving a stored page. */
const MAX_KNOWN_PATHS = 2_000
const DATA = /(?:\/_root)?\.data$/

/** Makes a function that returns the route's template for a path. */
export function pageRoutes(build: Pick<ServerBuild, 'routes'>): (path: string) => string | null {
  const routes = childrenOf(build.routes, undefined)
  const known = new LRUCache<string, string>({ max: MAX_KNOWN_PATHS })
  return (path) => {
    const found = known.get(path) ?? templateOf(routes, path.replace(DATA, '') || '/')
    if (found !== null) known.set(path, found)
    return found
  }
}

function childrenOf(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index } = route
    const at = path === undefined ? {} : { path }
    return [index ? { id, ...at, index } : { id, ...at, children: childrenOf(routes, id) }]
  })
}

function templateOf(routes: RouteObject[], path: string): string | null {
  const matches = matchRoutes(routes, path)
  const parts = matches?.flatMap(({ route }) => route.path?.replace(/^\/|\/$/g, '') || [])
  return parts ? `/${parts.join('/')}` : null
}
