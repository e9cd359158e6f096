import { validateBytes } from 'gltf-validator'
import { describe, expect, it } from 'vitest'
import { colorsOf, FRAME_COLORS, FRAME_MATERIALS, type FrameMaterialId } from '../colors.js'
import { FRAME_CONSTRUCTIONS, type FrameSpec } from '../frame-spec.js'
import { LENS_FINISHES, type LensFinishId } from '../lens-finishes.js'
import { FRAME_SHAPES } from '../shapes/registry.js'
import { MODEL_NODES } from './frame-solids.js'
import { frameGlb } from './glb.js'

const LARGEST_BYTES = 300_000

const GLASSES: FrameSpec = {
  shape: 'panto',
  construction: 'full-rim',
  material: 'acetate',
  color: 'tortoise',
  lens: 'clear',
  measures: { totalWidth: 146, noseBridge: 19, lensWidth: 56, lensHeight: 49, templeLength: 150 },
}

async function expectValid(frame: FrameSpec): Promise<void> {
  const glb = frameGlb(frame)
  const { issues } = await validateBytes(glb)
  // A shield has one lens, so the node of the other lens is empty.
  const messages = issues.messages.filter(({ code }) => code !== 'NODE_EMPTY')
  expect(messages).toEqual([])
  expect(issues.numErrors + issues.numWarnings).toBe(0)
  expect(glb.length).toBeLessThan(LARGEST_BYTES)
}

function documentOf(glb: Uint8Array) {
  const length = new DataView(glb.buffer).getUint32(12, true)
  return JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + length))) as {
    nodes: { name: string; children?: number[]; translation?: number[] }[]
    materials: { name: string; extensions?: Record<string, unknown> }[]
  }
}

describe('GLB of a frame', () => {
  const kinds = FRAME_SHAPES.flatMap((shape, s) =>
    FRAME_MATERIALS.map((material, m) => {
      // Each shape in each material, and across the shapes each material in every construction.
      const construction = FRAME_CONSTRUCTIONS[(s + m) % FRAME_CONSTRUCTIONS.length]!
      return { shape, material, construction }
    }),
  )

  it.each(kinds)('is valid and small for a $shape of $material, $construction', async (kind) => {
    await expectValid({ ...GLASSES, ...kind, color: colorsOf(kind.material)[1]!, smart: true })
  })

  it.each(FRAME_SHAPES)(
    'is valid and small for a large %s with brows over wire, which has most parts',
    async (shape) => {
      await expectValid({ ...GLASSES, shape, construction: 'browline', color: 'tortoise' })
    },
  )

  it('is valid in every colour and with every lens', async () => {
    const finishes = Object.keys(LENS_FINISHES) as LensFinishId[]
    const colors = Object.entries(FRAME_COLORS).map(([color, { materials }], i) => ({
      color: color as FrameSpec['color'],
      material: materials[0] as FrameMaterialId,
      lens: finishes[i % finishes.length]!,
    }))
    for (const look of colors) await expectValid({ ...GLASSES, construction: 'half-rim', ...look })
  })

  it('always has the nodes that viewers ask for, with hinges as the origins of temples', () => {
    for (const shape of FRAME_SHAPES) {
      const { nodes } = documentOf(frameGlb({ ...GLASSES, shape, construction: 'half-rim' }))
      expect(nodes.slice(0, MODEL_NODES.length).map(({ name }) => name)).toEqual(MODEL_NODES)
      const [left, right] = ['temple-left', 'temple-right'].map((name) => nodes.find((node) => node.name === name)!)
      expect(right!.translation![0]).toBeCloseTo(-left!.translation![0]!, 9)
      expect(right!.translation![0]).toBeGreaterThan(0.06)
    }
  })

  it('says what light does to crystal, lenses and polish', () => {
    const named = (frame: FrameSpec, name: string) =>
      Object.keys(documentOf(frameGlb(frame)).materials.find((material) => material.name === name)!.extensions ?? {})
    expect(named({ ...GLASSES, color: 'crystal' }, 'sheet')).toEqual(
      expect.arrayContaining(['KHR_materials_transmission', 'KHR_materials_volume', 'KHR_materials_ior']),
    )
    expect(named(GLASSES, 'sheet')).toEqual(['KHR_materials_clearcoat'])
    expect(named({ ...GLASSES, lens: 'mirror-blue' }, 'lens')).toContain('KHR_materials_iridescence')
  })

  it('is the same bytes for the same frame', () => {
    expect(Buffer.from(frameGlb(GLASSES)).equals(Buffer.from(frameGlb({ ...GLASSES })))).toBe(true)
  })
})
