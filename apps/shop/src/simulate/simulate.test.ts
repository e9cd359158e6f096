import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawFigures } from './draw-figures.js'
import { MovableClock } from './movable-clock.js'
import { simulate, type Simulated } from './simulate.js'
import { openSimulatedShop, type SimulatedShop } from './simulated-shop.js'

const clock = new MovableClock(new Date('2027-03-25T07:00:00Z'))
let shop: SimulatedShop
let simulated: Simulated

// The period includes the night in March that lacks an hour, and the end of a month.
beforeAll(async () => {
  shop = await openSimulatedShop(clock)
  simulated = await simulate(shop, clock, { until: new Date('2027-04-05T07:00:00Z'), seed: 7, stepHours: 6 })
}, 120_000)
afterAll(() => shop.close())

describe('ten days in the demo shop', () => {
  it('pass without work that fails, and the books balance', () => {
    expect(simulated.failures).toEqual([])
    expect(clock.now().toISOString()).toBe('2027-04-05T07:00:00.000Z')
  })

  it('have visitors, who get a letter for each visit', () => {
    const { months } = simulated
    expect(months.map(({ month }) => month)).toEqual(['2027-03', '2027-04'])
    const total = (name: string) => months.reduce((sum, { counts }) => sum + (counts[name] ?? 0), 0)
    expect(total('booking.booked')).toBeGreaterThan(10)
    expect(total('letter booking-booked')).toBe(total('booking.booked'))
  })

  it('are drawn, a chart for each thing that happened', () => {
    const picture = drawFigures(simulated.months, 'Tio dagar & nätter')
    expect(picture).toContain('aria-label="Tio dagar &amp; nätter"')
    expect(picture.match(/class="name"/g)).toHaveLength(
      new Set(simulated.months.flatMap(({ counts }) => Object.keys(counts))).size,
    )
  })
})
