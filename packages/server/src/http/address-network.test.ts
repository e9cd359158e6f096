import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressNetwork } from './index.js'

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['local', 'local'],
    ['unknown', 'unknown'],
    ['', ''],
    ['1.2.3', '1.2.3'],
  ])('of %j is %j', (address, network) => {
    expect(addressNetwork(address)).toBe(network)
  })

  it('is the same for every address of a /64, and another for the next', () => {
    const group = fc.integer({ min: 1, max: 0xffff }).map((value) => value.toString(16))
    const four = fc.tuple(group, group, group, group).map((groups) => groups.join(':'))
    fc.assert(
      fc.property(four, four, four, (network, one, two) => {
        expect(addressNetwork(`${network}:${one}`)).toBe(addressNetwork(`${network}:${two}`))
      }),
    )
    fc.assert(
      fc.property(four, four, (one, two) => {
        expect(addressNetwork(`${one}:1:1:1:1`) === addressNetwork(`${two}:1:1:1:1`)).toBe(one === two)
      }),
    )
  })

  it('never fails', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), (text) => void addressNetwork(text)))
  })
})
