import { FRAME_COLORS } from '../colors.js'
import type { FrameSpec } from '../frame-spec.js'
import { isWire } from '../outline.js'
import type { FramePart } from './frame-solids.js'
import { lensTint } from './lens-tint.js'
import { linear, mixed, type Linear } from './linear.js'
import type { Mesh } from './mesh.js'
import { marble } from './noise.js'

/** Vertex colours, linear, three numbers for each: the tint of a lens, or a coarse marbling or fade; null where one colour is enough. */
export function vertexColors(spec: FrameSpec, { slot, mesh }: Pick<FramePart, 'slot' | 'mesh'>): number[] | null {
  if (slot === 'lens') return lensColors(spec.lens, mesh)
  if ((slot !== 'sheet' && slot !== 'temple') || isWire(spec) || spec.material === 'rubber') return null
  const tone = toneOf(spec, slot, mesh)
  return tone && perVertex(mesh, tone)
}

/** Vertex colours of a lens: the tint of its finish from top to bottom. */
export function lensColors(lens: FrameSpec['lens'], mesh: Pick<Mesh, 'positions'>): number[] {
  const { low, high } = heights(mesh)
  return perVertex(mesh, (_x, y) => lensTint(lens, (high - y) / (high - low)))
}

type Tone = (x: number, y: number, z: number) => Linear

/** The tone at a point, relative to the mean colour that the material already has. */
function toneOf(spec: FrameSpec, slot: FramePart['slot'], mesh: Mesh): Tone | null {
  const color = FRAME_COLORS[spec.color]
  const [ground, accent] = [linear(color.swatch), linear(color.accent)]
  switch (color.character) {
    case 'tortoise':
    case 'horn': {
      const mean = mixed(ground, accent, 0.45)
      const scale = color.character === 'horn' ? ([0.03, 0.34, 0.03] as const) : ([0.15, 0.18, 0.11] as const)
      return (x, y, z) => {
        const t = smooth(0.42, 0.6, marble(x * scale[0], y * scale[1], z * scale[2]))
        return ratio(mixed(ground, accent, t), mean)
      }
    }
    case 'fade': {
      if (slot === 'temple') return () => ratio(ground, mixed(ground, accent, 0.25))
      const { low, high } = heights(mesh)
      return (_x, y) =>
        ratio(mixed(accent, ground, smooth(low + 2, (low + high) / 2 + 6, y)), mixed(ground, accent, 0.25))
    }
    case 'crystal':
    case 'milky':
    case 'solid':
    case 'metal':
      return null
  }
}

const ratio = (a: Linear, b: Linear): Linear => [a[0] / b[0], a[1] / b[1], a[2] / b[2]]

function heights({ positions }: Pick<Mesh, 'positions'>): { low: number; high: number } {
  let low = Infinity
  let high = -Infinity
  for (let i = 1; i < positions.length; i += 3) {
    low = Math.min(low, positions[i]!)
    high = Math.max(high, positions[i]!)
  }
  return { low, high }
}

function perVertex({ positions }: Pick<Mesh, 'positions'>, tone: Tone): number[] {
  const colors: number[] = []
  for (let i = 0; i < positions.length; i += 3)
    colors.push(...tone(positions[i]!, positions[i + 1]!, positions[i + 2]!))
  return colors
}

function smooth(from: number, to: number, v: number): number {
  const t = Math.min(1, Math.max(0, (v - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
