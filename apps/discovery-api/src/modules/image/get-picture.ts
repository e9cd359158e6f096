import { discoveryEndpoints as endpoints } from '@klarsikt/contract/discovery'
import { err, ok } from '@klarsikt/core/lib'
import { type Call, implement } from '../../http/implement.js'
import { PICTURES, takePoint } from '../../http/rate-limits.js'
import { createFairLine } from './fair-line.js'
import { fetchPicture, isPrivateHost } from './fetch-picture.js'
import { isImageService, isOwnCall } from './own-address.js'
import type { PictureCache } from './picture-cache.js'
import { type PictureFormat, resizePicture } from './resize-picture.js'
import { createSharedWork } from './shared-work.js'

/** Caches keep a picture for a day, and may show the old one for a week while they fetch it again. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'
/** Pictures that are fetched or wait to be resized. The limit bounds their memory; a tenant may have a share. */
const FETCHES = { atOnce: 24, ofOwner: 4 }
/** Pictures resized at once; each occupies a processor. */
const RESIZES = { atOnce: 2, ofOwner: 2 }
/** Pictures of one tenant that may wait; further requests are asked to come back later. */
const MAX_WAITING = 60
const RETRY_SECONDS = 3

const OWN_ADDRESS = 'The image service is no source of pictures.'
const PRIVATE_ADDRESS = 'The host is not on the public internet.'

/** The image service: pictures of the merchants' own hosts at the listed widths (9.2) [WIMG-001]. */
export function getPicture(cache: PictureCache) {
  const fetches = createFairLine(FETCHES)
  const resizes = createFairLine(RESIZES)
  const works = createSharedWork<Buffer | null>()
  return implement(endpoints.getPicture, async (call, { query }) => {
    const allowed = await takePoint(call, PICTURES, call.address)
    if (!allowed.ok) return allowed
    const url = new URL(query.url)
    url.hash = ''
    if (isImageService(url) || isOwnCall(call.request))
      return err({ code: 'invalid', message: OWN_ADDRESS, fields: { url: OWN_ADDRESS } })
    const host = url.host.toLowerCase()
    const trusted = call.settings.ownImageHosts.includes(host)
    const owner = ownerOf(call, host, query.tenant)
    if (owner === null) return err({ code: 'not-found', message: 'The host is not allowed.' })
    if (!trusted && isPrivateHost(url)) return err({ code: 'not-found', message: PRIVATE_ADDRESS })
    const key = `${query.width}.${query.format}.${url.href}`
    const kept = await cache.read(key)
    if (kept) return ok(picture(kept, query.format))
    if (!works.has(key) && fetches.waiting(owner) >= MAX_WAITING)
      return err({ code: 'unavailable', retryAfter: RETRY_SECONDS })
    const made = await works.join(key, call.request.signal, (signal) =>
      fetches.run(owner, signal, async () => {
        const source = await fetchPicture(url, { trusted, signal })
        if (source === null) return null
        const resized = await resizes.run(owner, signal, () => resizePicture(source, query.width, query.format))
        if (resized) await cache.write(key, resized)
        return resized
      }),
    )
    return made ? ok(picture(made, query.format)) : err({ code: 'not-found', message: 'There is no such picture.' })
  })
}

/** The tenant whose limit a picture counts against: one that allows the host, or '' for the installation; null when nobody allows it. */
function ownerOf({ tenants, settings }: Pick<Call, 'tenants' | 'settings'>, host: string, tenant?: string) {
  if (tenant !== undefined) return tenants.get(tenant)?.settings.image_hosts?.includes(host) === true ? tenant : null
  for (const one of tenants.all()) if (one.settings.image_hosts?.includes(host)) return one.id
  return settings.ownImageHosts.includes(host) ? '' : null
}

function picture(bytes: Buffer, format: PictureFormat): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': `image/${format}`,
      'content-length': String(bytes.byteLength),
      'cache-control': CACHE_CONTROL,
      // A browser must never run a picture as a page of this service.
      'content-security-policy': "default-src 'none'",
    },
  })
}
