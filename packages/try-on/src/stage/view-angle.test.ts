import fc from 'fast-check'
import { expect, it } from 'vitest'
import { turned, VIEW_ANGLES } from './view-angle.js'

it('turns all the way round and comes back to where it began [ROUTE-058]', () => {
  let view = VIEW_ANGLES.front as { yaw: number; pitch: number }
  for (let i = 0; i < 24; i++) view = turned(view, 15, 0)
  expect(view).toEqual(VIEW_ANGLES.front)
})

it('never leaves its range, whatever the turn', () => {
  const angle = fc.integer({ min: -100_000, max: 100_000 })
  fc.assert(
    fc.property(angle, angle, (yaw, pitch) => {
      const after = turned(VIEW_ANGLES.angle, yaw, pitch)
      expect(after.yaw).toBeGreaterThanOrEqual(-180)
      expect(after.yaw).toBeLessThan(180)
      expect(Math.abs(after.pitch)).toBeLessThanOrEqual(60)
    }),
  )
})
