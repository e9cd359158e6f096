import { discoveryEndpoints as endpoints } from '@klarsikt/contract/discovery'
import { err, ok } from '@klarsikt/core/lib'
import { PICTURES } from '../../http/buckets.js'
import { type Call, implement } from '../../http/implement.js'
import { fetchPicture } from './fetch-picture.js'
import type { PictureCache } from './picture-cache.js'

type Format = 'webp' | 'jpeg' | 'png'

/** The browser and everything between keep a picture for a day, and show the old one while asking for a new. */
const KEEP = 'public, max-age=86400, stale-while-revalidate=604800'
/** Pixels of a source at most: a small file can unpack to an enormous picture. */
const MAX_PIXELS = 60_000_000
/** Pictures in work at once; those that wait beyond are asked to come back. */
const AT_ONCE = 2
const WAITING = 60

/** The image service: pictures of the merchants' own hosts at the listed widths (9.2) [WIMG-001]. */
export function getPicture(cache: PictureCache) {
  const line = createLine()
  const inWork = new Map<string, Promise<Buffer | null>>()
  return implement(endpoints.getPicture, async (call, { query }) => {
    const wait = call.buckets.take(PICTURES, call.address)
    if (wait) return err({ code: 'rate-limited', ...wait })
    const url = new URL(query.url)
    url.hash = ''
    const host = url.host.toLowerCase()
    const trusted = call.settings.ownImageHosts.includes(host)
    if (!allows(call, host, query.tenant)) return err({ code: 'not-found', message: 'The host is not allowed.' })
    const key = `${query.width}.${query.format}.${url.href}`
    const kept = await cache.read(key)
    if (kept) return ok(picture(kept, query.format))
    if (!inWork.has(key) && line.length >= WAITING) return err({ code: 'unavailable', retryAfter: 3 })
    const work =
      inWork.get(key) ??
      line
        .enter(async () => {
          const source = await fetchPicture(url, { trusted })
          const made = source && (await resize(source, query.width, query.format))
          if (made) await cache.write(key, made)
          return made
        })
        .finally(() => inWork.delete(key))
    inWork.set(key, work)
    const made = await work
    return made ? ok(picture(made, query.format)) : err({ code: 'not-found' })
  })
}

function allows({ tenants, settings }: Pick<Call, 'tenants' | 'settings'>, host: string, tenant?: string): boolean {
  if (tenant === undefined) {
    for (const one of tenants.all()) if (one.settings.image_hosts?.includes(host)) return true
    return settings.ownImageHosts.includes(host)
  }
  return tenants.get(tenant)?.settings.image_hosts?.includes(host) === true
}

/** Null when it is no picture after all. */
async function resize(source: Buffer, width: number, format: Format): Promise<Buffer | null> {
  // With the first picture: the library takes several megabytes, which a service at rest does without.
  const { default: sharp } = await import('sharp')
  try {
    const image = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width, withoutEnlargement: true })
    if (format === 'webp') return await image.webp({ quality: 78 }).toBuffer()
    if (format === 'png') return await image.png({ compressionLevel: 9 }).toBuffer()
    return await image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
  } catch {
    return null
  }
}

function picture(bytes: Buffer, format: Format): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': `image/${format}`,
      'content-length': String(bytes.byteLength),
      'cache-control': KEEP,
      // A picture must never run as a page of ours.
      'content-security-policy': "default-src 'none'",
    },
  })
}

/** Lets a few through at once, the others in the order in which they came. */
function createLine() {
  const waiting: (() => void)[] = []
  let inside = 0
  const leave = () => {
    inside--
    waiting.shift()?.()
  }
  return {
    get length() {
      return waiting.length
    },
    async enter<T>(work: () => Promise<T>): Promise<T> {
      if (inside >= AT_ONCE) await new Promise<void>((go) => waiting.push(go))
      inside++
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
