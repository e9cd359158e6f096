import { expect, it } from 'vitest'
import { CURRENCIES, MarketId, isMarketId } from './markets.js'

it('numbers four markets [ENUM-001]', () => {
  expect(MarketId).toEqual({ SE: 20, NO: 21, FI: 22, DK: 23 })
  expect([20, 24, '20'].map(isMarketId)).toEqual([true, false, false])
})

it('knows their currencies [ENUM-002]', () => {
  expect(CURRENCIES).toEqual({ se: 'SEK', no: 'NOK', fi: 'EUR', dk: 'DKK' })
})
