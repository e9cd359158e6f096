import { discoveryRoutes } from '@klarsikt/contract/discovery'

/** Names this service in `CDN-Loop` (RFC 8586), so that it knows a call of its own, whatever lies between. */
export const LOOP_ID = 'klarsikt-discovery'

/** Whether an address is one of an image service: on any host, since a host may have names that we do not know. */
export function isImageService({ pathname }: Pick<URL, 'pathname'>): boolean {
  const path = decoded(pathname).toLowerCase().replace(/\/+/g, '/')
  return path === discoveryRoutes.getPicture.path || path.startsWith(`${discoveryRoutes.getPicture.path}/`)
}

/** Whether a call came from this service itself. */
export function isOwnCall(request: Request): boolean {
  return request.headers.get('cdn-loop')?.includes(LOOP_ID) === true
}

/** Escapes may be escaped again, but what is still escaped after some rounds no server takes for a path of ours. */
function decoded(path: string): string {
  let text = path
  for (let round = 0; round < 3 && text.includes('%'); round++) {
    try {
      text = decodeURIComponent(text)
    } catch {
      return text
    }
  }
  return text
}
