import { describe, expect, it } from 'vitest'
import { cardShares } from './card-shares.js'

const card = (id: string, balance: number) => ({ id, last4: '0000', balance, used: 0 })

describe('what each gift card pays', () => {
  it('has the freight in it and takes the cards in order', () => {
    expect(cardShares([card('a', 200), card('b', 1000)], 288).map(({ used }) => used)).toEqual([200, 88])
    expect(cardShares([card('a', 125.5)], 125.5).map(({ used }) => used)).toEqual([125.5])
    expect(cardShares([card('a', 0), card('b', 50)], 0).map(({ used }) => used)).toEqual([0, 0])
  })

  it('sums to what is paid and never overdraws a card, to the öre', () => {
    const balances = [0.1, 0.2, 0.7, 19.99]
    for (let paid = 0; paid <= 2099; paid += 1) {
      const shares = cardShares(
        balances.map((balance, index) => card(String(index), balance)),
        paid / 100,
      )
      expect(shares.reduce((sum, { used }) => sum + Math.round(used * 100), 0)).toBe(paid)
      expect(shares.every(({ used, balance }) => used <= balance)).toBe(true)
    }
  })
})
