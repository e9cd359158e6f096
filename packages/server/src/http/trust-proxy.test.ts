import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forwardedAddress, parseTrustProxy, type TrustProxy } from './trust-proxy.js'

function trust(text: string): TrustProxy {
  const parsed = parseTrustProxy(text)
  if (!parsed.ok || parsed.value === false) throw new Error(`${text} trusts nobody`)
  return parsed.value
}

describe('TRUST_PROXY', () => {
  it.each([
    ['1', '203.0.113.9'],
    ['on', '203.0.113.9'],
    ['2', '198.51.100.2'],
    ['3', '192.0.2.1'],
    ['16', '192.0.2.1'],
    ['10.0.0.0/8', '203.0.113.9'],
    ['10.0.0.0/8, 203.0.113.0/24', '198.51.100.2'],
    ['203.0.113.0/24', '10.0.0.5'],
    ['0.0.0.0/0', '192.0.2.1'],
  ])('%s reads from the right and answers %s', (text, expected) => {
    expect(forwardedAddress('10.0.0.5', '192.0.2.1, 198.51.100.2, 203.0.113.9', trust(text))).toBe(expected)
  })

  it('takes networks of IPv6, and IPv4 addresses as an IPv6 socket shows them', () => {
    expect(forwardedAddress('fd00::1', '2001:db8::7', trust('fd00::/8'))).toBe('2001:db8::7')
    expect(forwardedAddress('::ffff:10.0.0.5', '192.0.2.1', trust('10.0.0.0/8'))).toBe('192.0.2.1')
    expect(forwardedAddress('fe00::1', '2001:db8::7', trust('fd00::/8'))).toBe('fe00::1')
  })

  it.each([
    ['192.0.2.1:4711', '192.0.2.1'],
    ['[2001:db8::7]:4711', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['unknown', '10.0.0.5'],
    ['', '10.0.0.5'],
    ['1.2.3.4.5, ', '10.0.0.5'],
  ])('reads the entry %j as %s', (entry, expected) => {
    expect(forwardedAddress('10.0.0.5', entry, trust('1'))).toBe(expected)
  })

  it('believes nothing without the header, and nothing when no proxy is trusted', () => {
    expect(forwardedAddress('10.0.0.5', undefined, trust('2'))).toBe('10.0.0.5')
    for (const text of ['0', 'off', 'false']) expect(parseTrustProxy(text)).toEqual({ ok: true, value: false })
  })

  it('lets no claim of a caller change the address behind our proxies', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string())), (claims) => {
        const header = [...claims.map((claim) => claim.replaceAll(',', ' ')), '203.0.113.9'].join(', ')
        expect(forwardedAddress('10.0.0.5', header, trust('1'))).toBe('203.0.113.9')
        expect(forwardedAddress('10.0.0.5', header, trust('10.0.0.0/8'))).toBe('203.0.113.9')
      }),
    )
  })

  it.each([
    '17',
    '-1',
    '1.5',
    '10.0.0.0/33',
    'fd00::/129',
    '10.0.0.0/',
    '10.0.0.0/8,',
    'cdn.example',
    '10.0.0/8',
    '1,2',
  ])('refuses %j with a text that says what is taken', (text) => {
    expect(parseTrustProxy(text)).toMatchObject({ ok: false, error: expect.stringMatching(/hops/) })
  })
})
