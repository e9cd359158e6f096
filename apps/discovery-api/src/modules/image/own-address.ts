import { discoveryRoutes } from '@klarsikt/contract/discovery'

/** Name of this service in `CDN-Loop` (RFC 8586), by which it recognises its own calls behind any proxy. */
export const LOOP_ID = 'klarsikt-discovery'

/** Whether an address is that of an image service. Any host counts, because this service may have unknown names. */
export function isImageService({ pathname }: Pick<URL, 'pathname'>): boolean {
  const path = decoded(pathname).toLowerCase().replace(/\/+/g, '/')
  return path === discoveryRoutes.getPicture.path || path.startsWith(`${discoveryRoutes.getPicture.path}/`)
}

export function isOwnCall(request: Request): boolean {
  return request.headers.get('cdn-loop')?.includes(LOOP_ID) === true
}

/** Decodes repeated percent-encoding. Three rounds are enough: no server accepts a path of this service that is encoded more often. */
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
