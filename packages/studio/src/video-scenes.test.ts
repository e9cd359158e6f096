import type { FrameSpec } from '@klarsikt/eyewear'
import { describe, expect, it } from 'vitest'
import { cutLens } from './cut-lens.js'
import { videoSet } from './video-scenes.js'

const FRAME: FrameSpec = {
  shape: 'panto',
  construction: 'full-rim',
  material: 'acetate',
  color: 'tortoise',
  lens: 'clear',
  measures: { totalWidth: 140, noseBridge: 20, lensWidth: 48, lensHeight: 42, templeLength: 145 },
}
const MINUS = { diameter: 48, centre: 2, frontCurvature: 0.006, backCurvature: 0.018 }

describe('a film', () => {
  it('of a frame goes from one side to the other by small steps, its light with it', () => {
    const { scenes } = videoSet({ kind: 'turning-frame', frame: FRAME })
    const angles = scenes.map(({ lightTurn }) => lightTurn!)
    expect(angles[0]).toBeCloseTo(-angles.at(-1)!)
    const steps = angles.slice(1).map((angle, i) => angle - angles[i]!)
    expect(steps.every((step) => step > 0 && step < 3)).toBe(true)
    expect(steps[0]).toBeLessThan(0.2)
  })

  it('is the same every time, with files that all of its scenes share', () => {
    const spec = { kind: 'cut-lenses', lenses: [MINUS, { ...MINUS, centre: 1 }] } as const
    const { scenes, files } = videoSet(spec)
    expect(videoSet(spec)).toEqual({ scenes, files })
    const named = new Set(scenes.flatMap(({ parts }) => parts.map(({ mesh }) => mesh)))
    expect(named).toEqual(new Set(files.keys()))
  })
})

describe('a lens that was cut', () => {
  const { glass, cut } = cutLens(MINUS)
  const points = ({ positions }: { positions: readonly number[] }) =>
    Array.from(
      { length: positions.length / 3 },
      (_, i) => positions.slice(i * 3, i * 3 + 3) as [number, number, number],
    )

  it('is its lower half, as thick in the middle and at the rim as the lens', () => {
    expect(points(glass).every(([, y]) => y <= 1e-9)).toBe(true)
    const thickness = (x: number) => {
      const there = points(cut).filter((point) => Math.abs(point[0] - x) < 1e-9)
      return Math.max(...there.map(([, , z]) => z)) - Math.min(...there.map(([, , z]) => z))
    }
    expect(thickness(0)).toBeCloseTo(2)
    // The edge is thicker than the middle by the sagitta of the back minus that of the front (Jalie).
    expect(thickness(24)).toBeCloseTo(
      2 + (1 / 0.018 - Math.sqrt((1 / 0.018) ** 2 - 576)) - (1 / 0.006 - Math.sqrt((1 / 0.006) ** 2 - 576)),
    )
  })

  it.each([
    ['glass', glass],
    ['cut', cut],
  ])('has the outside of its %s where its normals point', (_, mesh) => {
    const at = points(mesh)
    for (let t = 0; t < mesh.indices.length; t += 3) {
      const corners = [0, 1, 2].map((c) => mesh.indices[t + c]!)
      const [a, b, c] = corners.map((i) => at[i]!)
      const [u, v] = [b!, c!].map((p) => p.map((value, i) => value - a![i]!))
      const [ux = 0, uy = 0, uz = 0] = u!
      const [vx = 0, vy = 0, vz = 0] = v!
      const face = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
      const normal = mesh.normals.slice(corners[0]! * 3, corners[0]! * 3 + 3)
      // Triangles in the middle have no area.
      if (Math.hypot(...face) > 1e-9)
        expect(face.reduce((sum, value, i) => sum + value * normal[i]!, 0)).toBeGreaterThan(0)
    }
  })
})
