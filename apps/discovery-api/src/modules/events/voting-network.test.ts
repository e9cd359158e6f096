import { expect, it } from 'vitest'
import { votingNetwork } from './voting-network.js'

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2::3', '2001:db8:1::/48'],
  ['2001:db8:1:ff::', '2001:db8:1::/48'],
  ['local', 'local'],
])('%s votes as %s', (address, network) => {
  expect(votingNetwork(address)).toBe(network)
})
