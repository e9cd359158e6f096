import type { FrameSpec } from '@klarsikt/eyewear'
import { describe, expect, it } from 'vitest'
import { restingFrame } from './resting-frame.js'
import { studioMaterial } from './studio-material.js'
import { studioSet } from './studio-scene.js'

const FRAME: FrameSpec = {
  shape: 'panto',
  construction: 'full-rim',
  material: 'acetate',
  color: 'tortoise',
  lens: 'clear',
  measures: { totalWidth: 140, noseBridge: 20, lensWidth: 48, lensHeight: 42, templeLength: 145 },
}
const lowest = (positions: readonly number[]) => Math.min(...positions.filter((_, i) => i % 3 === 1))

describe('a frame on the table', () => {
  it('stands on its rims and on the ends of its temples', () => {
    const { parts, floor } = restingFrame(FRAME)
    const front = parts.filter(({ node }) => node === 'front').map(({ mesh }) => lowest(mesh.positions))
    const temple = parts.filter(({ node }) => node === 'temple-left').map(({ mesh }) => lowest(mesh.positions))
    expect(Math.min(...front)).toBeCloseTo(floor, 2)
    expect(Math.min(...temple)).toBeCloseTo(floor, 2)
  })
})

describe('a folded frame on the table', () => {
  const { parts, floor } = restingFrame(FRAME, 'folded')
  const all = (axis: number) => parts.flatMap(({ mesh }) => mesh.positions.filter((_, i) => i % 3 === axis))

  it('stands on its brow, above the table and no deeper than its temples take', () => {
    expect(floor).toBeCloseTo(Math.min(...all(1)))
    const depth = Math.max(...all(2)) - Math.min(...all(2))
    expect(depth).toBeLessThan(60)
    expect(Math.max(...all(0)) - Math.min(...all(0))).toBeLessThan(FRAME.measures.totalWidth + 20)
  })

  it('has its temples one behind the other', () => {
    const middle = (node: string) => {
      const zs = parts
        .filter((part) => part.node === node)
        .flatMap(({ mesh }) => mesh.positions.filter((_, i) => i % 3 === 2))
      return zs.reduce((sum, z) => sum + z, 0) / zs.length
    }
    expect(Math.abs(middle('temple-left') - middle('temple-right'))).toBeGreaterThan(2)
  })
})

describe('the scene of a picture', () => {
  it('is the same every time, with a file for each of its meshes', () => {
    const { scene, files } = studioSet({ frame: FRAME, view: 'front' })
    expect(studioSet({ frame: FRAME, view: 'front' })).toEqual({ scene, files })
    expect(scene.parts.every(({ mesh }) => files.has(mesh))).toBe(true)
  })

  it('shares its meshes with the other colours of the frame', () => {
    const names = (color: FrameSpec['color']) =>
      [...studioSet({ frame: { ...FRAME, color }, view: 'front' }).files.keys()].toSorted()
    expect(names('black')).toEqual(names('tortoise'))
  })

  it('shows the whole front from the front', () => {
    const { origin, target, fov } = studioSet({ frame: FRAME, view: 'front' }).scene.camera
    const distance = Math.hypot(...origin.map((at, i) => at - target[i]!))
    expect(2 * distance * Math.tan((fov * Math.PI) / 360)).toBeGreaterThan(FRAME.measures.totalWidth)
  })

  it('writes meshes as PLY with as many bytes as its header says', () => {
    for (const file of studioSet({ frame: FRAME, view: 'front' }).files.values()) {
      const [header = ''] = file.toString('latin1').split('end_header\n')
      const count = (element: string) => Number(new RegExp(`element ${element} (\\d+)`).exec(header)?.[1])
      const floats = header.match(/property float/g)?.length ?? 0
      expect(file.length).toBe(
        header.length + 'end_header\n'.length + count('vertex') * floats * 4 + count('face') * 13,
      )
    }
  })
})

describe('the material of a part', () => {
  it('is measured gold for gold, and a coat on chromium for what has no metal of its own', () => {
    const wire: FrameSpec = { ...FRAME, material: 'metal', color: 'gold' }
    expect(studioMaterial(wire, 'wire')).toMatchObject({ kind: 'metal', metal: 'Au' })
    expect(studioMaterial({ ...wire, color: 'metal-navy' }, 'wire')).toMatchObject({ kind: 'metal', metal: 'Cr' })
  })

  it('is marbled through its volume, see-through, or painted through', () => {
    expect(studioMaterial(FRAME, 'sheet').kind).toBe('tortoise')
    expect(studioMaterial({ ...FRAME, color: 'champagne' }, 'temple').kind).toBe('crystal')
    expect(studioMaterial({ ...FRAME, color: 'black' }, 'sheet').kind).toBe('plastic')
  })

  it('keeps the faint green of an anti-reflex coat on clear lenses only', () => {
    expect(studioMaterial(FRAME, 'lens')).toMatchObject({ mirror: null, reflection: [0.94, 1, 0.96] })
    expect(studioMaterial({ ...FRAME, lens: 'brown' }, 'lens')).toMatchObject({ reflection: [1, 1, 1] })
    const mirrored = studioMaterial({ ...FRAME, lens: 'mirror-blue' }, 'lens')
    expect(mirrored.kind === 'lens' && mirrored.mirror).not.toBeNull()
  })
})
