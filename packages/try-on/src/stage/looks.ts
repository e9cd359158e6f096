import { type FrameSpec, LENS_FINISHES, type LensFinish } from '@klarsikt/eyewear'
import { lensColors, type Linear, linear, surfaceLook, type SurfaceLook } from '@klarsikt/eyewear/solid'
import { BufferAttribute, type BufferGeometry, Color, MeshPhysicalMaterial, type Texture } from 'three'
import { marbled } from './marbling.js'
import type { ModelPart } from './model.js'

const METRES_A_MM = 0.001

/**
 * Gives every part the look of a frame's colour and lens. Returns the former materials. Dispose of them after the next
 * drawing, because otherwise the shaders that both share would be compiled again.
 */
export function dress(parts: readonly ModelPart[], spec: FrameSpec, studio: Texture): readonly MeshPhysicalMaterial[] {
  return parts.map((part) => {
    const before = part.mesh.material
    part.mesh.material = part.slot === 'lens' ? lensMaterial(part, spec, studio) : frameMaterial(part, spec)
    return before
  })
}

function frameMaterial({ slot, node, mesh }: ModelPart, spec: FrameSpec): MeshPhysicalMaterial {
  mesh.geometry.deleteAttribute('color')
  const look = surfaceLook(spec, slot)
  const material = physical(look)
  if (slot === 'pad' || slot === 'thread') {
    // These parts are small and soft, so the scene behind them need not be drawn a second time for refraction.
    material.transmission = 0
    material.transparent = true
    material.opacity = 0.55
  }
  if (slot === 'sheet' || slot === 'temple') {
    const isPlastic = look.metallic === 0 && (spec.material === 'acetate' || spec.material === 'rubber')
    if (isPlastic) marbled(material, spec, node !== 'front')
  }
  return material
}

function physical(look: SurfaceLook): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial({
    color: new Color(...look.color),
    metalness: look.metallic,
    roughness: look.roughness,
    clearcoat: look.clearcoat ?? 0,
    clearcoatRoughness: 0.08,
    ior: look.ior ?? 1.5,
  })
  if (look.transmission !== undefined) {
    material.transmission = look.transmission
    material.thickness = (look.volume?.thicknessMm ?? 0) * METRES_A_MM
    if (look.volume) {
      material.attenuationColor = new Color(...look.volume.color)
      material.attenuationDistance = look.volume.distanceMm * METRES_A_MM
    }
  }
  if (look.iridescence) {
    material.iridescence = look.iridescence.factor
    material.iridescenceIOR = look.iridescence.ior
    material.iridescenceThicknessMaximum = look.iridescence.nanometres
  }
  return material
}

/** How strongly a lens reflects the studio. */
const REFLECTED = { clear: 0.5, tint: 1.5, mirror: 2.6 } as const

/**
 * Makes a lens that darkens by its tint and adds its reflections. It is blended and not refracted, because a thin lens
 * hardly bends light and the background stays sharp.
 */
function lensMaterial({ mesh }: ModelPart, spec: FrameSpec, studio: Texture): MeshPhysicalMaterial {
  const { treatment, mirror }: LensFinish = LENS_FINISHES[spec.lens]
  const positions = Array.from(mesh.geometry.getAttribute('position').array)
  const tints = lensColors(spec.lens, { positions })
  colorVertices(mesh.geometry, rgba(tints, treatment))
  const kind = treatment === 'clear' ? 'clear' : mirror ? 'mirror' : 'tint'
  const material = new MeshPhysicalMaterial({
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    metalness: 0,
    roughness: 0.04,
    envMap: studio,
    envMapIntensity: REFLECTED[kind],
    ior: 1.6,
  })
  if (kind === 'clear') {
    material.iridescence = 0.7
    material.iridescenceIOR = 1.38
    material.iridescenceThicknessMaximum = 240
  }
  if (mirror) {
    material.vertexColors = false
    material.color = new Color(...linear(mirror))
    material.metalness = 1
    material.opacity = 0.94
    material.roughness = 0.1
  }
  return material
}

/** Colour and opacity that make a clear lens visible. */
const CLEAR = { color: [0.72, 0.8, 0.8], cover: 0.1 } as const

/** Tints look paler in a lens than on white paper. */
const PALER = 0.6
const GREY = 0.05

/** Converts a tint to a colour with an opacity. Laid over white, it gives the tint itself. */
function rgba(tints: readonly number[], treatment: LensFinish['treatment']): Float32Array {
  const colors = new Float32Array((tints.length / 3) * 4)
  for (let i = 0; i < tints.length / 3; i++) {
    const tint: Linear = [tints[i * 3]!, tints[i * 3 + 1]!, tints[i * 3 + 2]!]
    const least = Math.min(...tint)
    const cover = 1 - least
    const own = treatment === 'clear' ? CLEAR.color : tint.map((v) => (PALER * (v - least)) / cover + GREY)
    colors.set([...own, treatment === 'clear' ? CLEAR.cover : cover], i * 4)
  }
  return colors
}

/**
 * Replaces the values of the colours and keeps the attribute, because a replaced attribute would stay on the graphics
 * card.
 */
function colorVertices(geometry: BufferGeometry, colors: Float32Array): void {
  const earlier = geometry.getAttribute('color')
  if (earlier instanceof BufferAttribute && earlier.array instanceof Float32Array && earlier.itemSize === 4) {
    earlier.copyArray(colors)
    earlier.needsUpdate = true
  } else geometry.setAttribute('color', new BufferAttribute(colors, 4))
}
