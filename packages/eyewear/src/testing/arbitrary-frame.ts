import fc from 'fast-check'
import { colorsOf, FRAME_MATERIALS } from '../colors.js'
import { FRAME_CONSTRUCTIONS, measuresFit, type FrameMeasures, type FrameSpec } from '../frame-spec.js'
import { LENS_FINISHES, type LensFinishId } from '../lens-finishes.js'
import { FRAME_SHAPES } from '../shapes/registry.js'

const half = (min: number, max: number) => fc.integer({ min: min * 2, max: max * 2 }).map((v) => v / 2)

/** Measures of real frames, including those for children (mm). */
export const anyMeasures: fc.Arbitrary<FrameMeasures> = fc
  .record({
    totalWidth: half(112, 152),
    noseBridge: half(12, 24),
    lensWidth: half(38, 64),
    lensHeight: half(26, 54),
    templeLength: half(112, 152),
  })
  .filter(measuresFit)

export const anyFrame: fc.Arbitrary<FrameSpec> = fc
  .record({
    shape: fc.constantFrom(...FRAME_SHAPES),
    construction: fc.constantFrom(...FRAME_CONSTRUCTIONS),
    material: fc.constantFrom(...FRAME_MATERIALS),
    lens: fc.constantFrom(...(Object.keys(LENS_FINISHES) as LensFinishId[])),
    measures: anyMeasures,
  })
  .chain((frame) => fc.constantFrom(...colorsOf(frame.material)).map((color): FrameSpec => ({ ...frame, color })))
