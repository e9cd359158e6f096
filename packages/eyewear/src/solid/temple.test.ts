import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyFrame } from '../testing/arbitrary-frame.js'
import { middleLine } from './temple.js'

it('a temple is as long as it says from hinge to tip, along its middle [CARD-009]', () => {
  fc.assert(
    fc.property(anyFrame, (frame) => {
      const line = middleLine(frame)
      const steps = 800
      let length = 0
      for (let i = 0; i < steps; i++) {
        const [a, b] = [
          line((i / steps) * frame.measures.templeLength),
          line(((i + 1) / steps) * frame.measures.templeLength),
        ]
        length += Math.hypot(b.at[0] - a.at[0], b.at[1] - a.at[1], b.at[2] - a.at[2])
      }
      expect(Math.abs(length - frame.measures.templeLength)).toBeLessThan(0.1)
    }),
    { numRuns: 40 },
  )
})
