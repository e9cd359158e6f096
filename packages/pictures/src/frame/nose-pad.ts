import { shapeTraits, type FrameSpec } from '@klarsikt/eyewear'
import { capsule } from '../render/capsule.js'
import { length3 } from '../render/length.js'
import { PART, type CorneredSolid, type Part } from './part.js'

/** The right-hand pad of a wire frame on its bent arm. */
export function nosePad({ shape, measures }: FrameSpec): CorneredSolid {
  const half = measures.noseBridge / 2
  const top = shapeTraits(shape).bridge * -measures.lensHeight - 5
  const px = half - 2.1
  const py = top - 6
  let part: Part = PART.pad
  return {
    lowerBound: (ax, y, z) => length3(ax - px, y - py, z + 4) - 10,
    distance(ax, y, z) {
      const upper = capsule(ax, y, z, half + 0.2, top, -0.4, half - 1, top - 1.2, -4.4)
      const lower = capsule(ax, y, z, half - 1, top - 1.2, -4.4, px + 0.5, py + 0.4, -4.8)
      const arm = Math.min(upper, lower) - 0.42
      const dx = ax - px
      const dy = y - py
      const r = length3((dx * 0.93 + dy * 0.36) / 0.95, (dy * 0.93 - dx * 0.36) / 4.1, (z + 5.4 - dx * 0.7) / 2)
      const pad = (r - 1) * 0.95 * Math.min(1, r)
      part = arm < pad ? PART.wire : PART.pad
      return Math.min(arm, pad)
    },
    part: () => part,
  }
}
