import { expect, it } from 'vitest'
import { productIdOf } from './product-id.js'
import { isBookingPath, isCheckoutPath } from './shell-paths.js'

it('reads id links [ROUTE-052]', () => {
  expect(productIdOf('100123')).toBe(100_123)
  for (const slug of ['siri-rund', '0', '1e3', '-1', '']) expect(productIdOf(slug)).toBeNull()
})

it('knows the booking and checkout paths [NAV-056]', () => {
  for (const path of ['/booking', '/boka-syn%C3%B6rsokning']) expect(isBookingPath(path)).toBe(path === '/booking')
  for (const path of ['/boka-synundersökning', '/boka-synundersökning/x', '/mitt-konto/boka-synundersökning']) {
    expect(isBookingPath(path)).toBe(true)
  }
  expect(['/checkout', '/checkout/anything', '/Checkout/', '/betala/AbC-1'].every(isCheckoutPath)).toBe(true)
  expect(isCheckoutPath('/checkouts')).toBe(false)
})
