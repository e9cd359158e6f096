import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { END_PIECE_DESIGNS } from '../end-piece-designs.js'
import { FRAME_CONSTRUCTIONS, type FrameSpec } from '../frame-spec.js'
import { FRAME_SHAPES, shapeTraits } from '../shapes/registry.js'
import { anyFrame } from '../testing/arbitrary-frame.js'
import { solidFacts } from '../testing/solid-facts.js'
import { frameSolids, type FramePart } from './frame-solids.js'

const runs = { numRuns: 12 }

/** Millimetres by which a measure may be off. */
const TENTH_MM = 0.1

const GLASSES: FrameSpec = {
  shape: 'panto',
  construction: 'full-rim',
  material: 'acetate',
  color: 'black',
  lens: 'clear',
  measures: { totalWidth: 140, noseBridge: 20, lensWidth: 48, lensHeight: 42, templeLength: 145 },
}

function of(parts: readonly FramePart[], node: FramePart['node'], slot?: FramePart['slot']) {
  return parts
    .filter((part) => part.node === node && (slot === undefined || part.slot === slot))
    .map(({ mesh }) => solidFacts(mesh))
}

const most = (facts: readonly { readonly max: readonly number[] }[], axis: number) =>
  Math.max(...facts.map(({ max }) => max[axis]!))

function expectSolids(parts: readonly FramePart[]): void {
  for (const { node, slot, mesh } of parts) {
    const { open, volume, finite, outward } = solidFacts(mesh)
    expect([node, slot, open, finite, volume > 0]).toEqual([node, slot, 0, true, true])
    expect(outward).toBeGreaterThan(0.95)
  }
}

function expectMeasures(frame: FrameSpec): void {
  const { lensWidth, lensHeight, noseBridge, totalWidth } = frame.measures
  const { parts } = frameSolids(frame)
  const [right] = of(parts, 'lens-right')
  const [left] = of(parts, 'lens-left')
  expect(Math.abs(right!.max[0] - right!.min[0] - lensWidth)).toBeLessThan(TENTH_MM)
  expect(Math.abs(right!.max[1] - right!.min[1] - lensHeight)).toBeLessThan(TENTH_MM)
  expect(Math.abs(right!.min[0] - left!.max[0] - noseBridge)).toBeLessThan(TENTH_MM)
  expect(Math.abs(2 * most(of(parts, 'front'), 0) - totalWidth)).toBeLessThan(TENTH_MM)
}

describe('solids of a frame', () => {
  it('are closed, right side out and without holes in their numbers, whatever the measures', () => {
    fc.assert(
      fc.property(anyFrame, (frame) => expectSolids(frameSolids(frame).parts)),
      runs,
    )
  })

  it.each(FRAME_SHAPES.flatMap((shape) => FRAME_CONSTRUCTIONS.map((construction) => [shape, construction] as const)))(
    'are closed for a %s that is %s',
    (shape, construction) => {
      expectSolids(frameSolids({ ...GLASSES, shape, construction }).parts)
      expectSolids(frameSolids({ ...GLASSES, shape, construction, material: 'metal', color: 'gold' }).parts)
    },
  )

  it.each(END_PIECE_DESIGNS)('have end pieces of the design %s', (endPiece) => {
    expectSolids(frameSolids({ ...GLASSES, endPiece }).parts)
    expectSolids(frameSolids({ ...GLASSES, endPiece, material: 'metal', color: 'gold' }).parts)
  })

  it('hold lens width, lens height, bridge and total width [CARD-009]', () => {
    fc.assert(
      fc.property(
        anyFrame.filter(({ shape }) => !shapeTraits(shape).shield),
        expectMeasures,
      ),
      runs,
    )
  })

  it.each(END_PIECE_DESIGNS)(
    'hold the total width where there is little room for end pieces of the design %s',
    (endPiece) => {
      const measures = { totalWidth: 112, noseBridge: 12, lensWidth: 48, lensHeight: 26, templeLength: 112 }
      for (const smart of [false, true])
        for (const shape of ['browline', 'panto'] as const)
          expectMeasures({ ...GLASSES, shape, measures, endPiece, smart })
    },
  )

  it('mirror each other left and right', () => {
    fc.assert(
      fc.property(anyFrame, (frame) => {
        const { parts } = frameSolids(frame)
        for (const { min, max } of of(parts, 'front').slice(0, 1)) expect(min[0]).toBeCloseTo(-max[0], 6)
        const [left, right] = [of(parts, 'temple-left'), of(parts, 'temple-right')]
        left.forEach((facts, i) => {
          expect(facts.min[0]).toBeCloseTo(-right[i]!.max[0], 9)
          expect(facts.max[1]).toBeCloseTo(right[i]!.max[1], 9)
        })
      }),
      runs,
    )
  })

  it('have a camera on one side and a lamp on the other where the frame is smart', () => {
    const { parts } = frameSolids({ ...GLASSES, smart: true })
    expect(of(parts, 'front', 'camera')[0]!.min[0]).toBeGreaterThan(50)
    expect(of(parts, 'front', 'lamp')[0]!.max[0]).toBeLessThan(-50)
    expect(of(frameSolids(GLASSES).parts, 'front', 'camera')).toEqual([])
  })

  it('have no pads behind the one lens of a shield, which would show through it', () => {
    const sheets = (shape: FrameSpec['shape']) =>
      frameSolids({ ...GLASSES, shape, material: 'rubber' }).parts.filter(
        ({ node, slot }) => node === 'front' && slot === 'sheet',
      ).length
    expect([sheets('panto'), sheets('shield')]).toEqual([2, 1])
  })

  it('wrap round the face for sport', () => {
    const back = (frame: FrameSpec) => of(frameSolids(frame).parts, 'front', 'sheet')[0]!.min[2]
    expect(back({ ...GLASSES, shape: 'wrap' })).toBeLessThan(back(GLASSES) - 12)
  })
})
