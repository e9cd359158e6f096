import { lookup as resolve, type LookupAddress } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { LOOP_ID } from './own-address.js'

/** Largest picture that is fetched, bytes. */
const MAX_BYTES = 25 * 1024 * 1024
/** Longest fetch, ms. */
const TIMEOUT_MS = 8_000

/** Addresses that are not of the public internet: our own machine, our own network, metadata services, documentation. */
const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['2002::', 16],
] as const)
  inside.addSubnet(net, bits, 'ipv6')

/** Whether an address is one that the outside world cannot reach either. */
export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const plain = mapped ?? address
  const family = isIP(plain)
  if (family === 0) return true
  // Other notations of a mapped IPv4 address are refused (SSRF).
  if (family === 6 && /^::ffff:/i.test(plain)) return true
  return inside.check(plain, family === 6 ? 'ipv6' : 'ipv4')
}

/** Whether an address names its host by a number that is not of the public internet. */
export function isPrivateHost({ hostname }: Pick<URL, 'hostname'>): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) !== 0 && isInside(host)
}

/** Decides on the address that is really connected to, so that a name cannot change between the check and the call. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 4)
    const refused = (addresses as readonly LookupAddress[]).some(({ address }) => isInside(address))
    const [first] = addresses as readonly LookupAddress[]
    if (refused || !first) return done(Object.assign(new Error('Not a public address'), { code: 'EACCES' }), '', 4)
    if (options.all) return done(null, addresses, 4)
    return done(null, first.address, first.family)
  })
}

/**
 * Fetches a picture. Redirects are not followed (they could lead anywhere), no credentials are sent, and unless the host
 * is trusted only public addresses are connected to. Null when there is no picture to be had.
 */
export function fetchPicture(
  url: URL,
  options: { readonly trusted: boolean; readonly signal?: AbortSignal },
): Promise<Buffer | null> {
  if (url.username !== '' || url.password !== '') return Promise.resolve(null)
  if (!options.trusted && isPrivateHost(url)) return Promise.resolve(null)
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((done) => {
    const nothing = () => done(null)
    const request = send(
      url,
      {
        headers: { accept: 'image/*', 'user-agent': LOOP_ID, 'cdn-loop': LOOP_ID },
        signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
        ...(options.trusted ? {} : { lookup: publicLookup }),
      },
      (response) => {
        const type = response.headers['content-type'] ?? ''
        if (response.statusCode !== 200 || !type.startsWith('image/')) {
          response.destroy()
          return nothing()
        }
        const parts: Buffer[] = []
        let size = 0
        response.on('data', (part: Buffer) => {
          size += part.byteLength
          if (size > MAX_BYTES) response.destroy()
          else parts.push(part)
        })
        response.on('end', () => done(Buffer.concat(parts)))
        response.on('close', nothing)
        response.on('error', nothing)
      },
    )
    request.on('error', nothing)
    request.end()
  })
}
