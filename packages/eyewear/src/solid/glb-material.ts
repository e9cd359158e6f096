import type { Linear } from './linear.js'
import type { SurfaceLook } from './surface-look.js'

const METRES_A_MM = 0.001

/** A material of glTF 2.0 with its extensions. */
export interface GlbMaterial {
  readonly name: string
  readonly pbrMetallicRoughness: {
    readonly baseColorFactor: readonly number[]
    readonly metallicFactor: number
    readonly roughnessFactor: number
  }
  readonly extensions?: Readonly<Record<string, unknown>>
}

export function glbMaterial(name: string, look: SurfaceLook): GlbMaterial {
  const extensions = extensionsOf(look)
  return {
    name,
    pbrMetallicRoughness: {
      baseColorFactor: [...rounded(look.color), 1],
      metallicFactor: look.metallic,
      roughnessFactor: look.roughness,
    },
    ...(Object.keys(extensions).length > 0 ? { extensions } : {}),
  }
}

function extensionsOf({ clearcoat, transmission, ior, volume, iridescence }: SurfaceLook): Record<string, unknown> {
  return {
    ...(clearcoat === undefined
      ? {}
      : { KHR_materials_clearcoat: { clearcoatFactor: clearcoat, clearcoatRoughnessFactor: 0.06 } }),
    ...(transmission === undefined ? {} : { KHR_materials_transmission: { transmissionFactor: transmission } }),
    ...(ior === undefined ? {} : { KHR_materials_ior: { ior } }),
    ...(volume === undefined
      ? {}
      : {
          KHR_materials_volume: {
            thicknessFactor: volume.thicknessMm * METRES_A_MM,
            attenuationColor: rounded(volume.color),
            attenuationDistance: volume.distanceMm * METRES_A_MM,
          },
        }),
    ...(iridescence === undefined
      ? {}
      : {
          KHR_materials_iridescence: {
            iridescenceFactor: iridescence.factor,
            iridescenceIor: iridescence.ior,
            iridescenceThicknessMaximum: iridescence.nanometres,
          },
        }),
  }
}

const rounded = (color: Linear): number[] => color.map((v) => Math.round(v * 1e5) / 1e5)
