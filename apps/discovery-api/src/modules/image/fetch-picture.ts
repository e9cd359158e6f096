import { lookup as resolve, type LookupAddress } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { LOOP_ID } from './own-address.js'

/** Largest picture that is fetched, bytes. */
const MAX_BYTES = 25 * 1024 * 1024
/** Longest fetch, ms. */
const TIMEOUT_MS = 8_000

/**
 * Addresses that do not belong to the public internet: this machine, local networks, metadata services, documentation.
 */
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

/** Whether an address is not reachable from the public internet. Text that is not an address counts as such. */
export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const plain = mapped ?? address
  const family = isIP(plain)
  if (family === 0) return true
  // Other notations of a mapped IPv4 address could bypass the check (SSRF), so they are refused.
  if (family === 6 && /^::ffff:/i.test(plain)) return true
  return inside.check(plain, family === 6 ? 'ipv6' : 'ipv4')
}

/** Whether the host is written as an address that is not public. */
export function isPrivateHost({ hostname }: Pick<URL, 'hostname'>): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) !== 0 && isInside(host)
}

/**
 * Checks the address that the connection uses, so that a name cannot resolve differently between check and connection.
 */
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
 * Fetches a picture; null when there is none. It does not follow redirects, which could lead anywhere, sends no credentials, and connects
 * only to public addresses unless the host is trusted.
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
