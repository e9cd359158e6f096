import { expect, it } from 'vitest'
import { deviceName, networkName } from './device.js'

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0',
    'Edge, Windows',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox, Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 Version/18.1 Safari/604.1',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['curl/8.5', ''],
])('names the device of %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

it('keeps the last part of an address to itself', () => {
  expect(networkName('198.51.100.7')).toBe('198.51.100.…')
  expect(networkName('2001:db8:1:2::1')).toBe('2001:db8:1:…')
  expect(networkName('')).toBe('')
})
