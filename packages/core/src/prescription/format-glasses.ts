import { formatDioptres } from './dioptres.js'
import type { Eye, GlassesPrescription } from './glasses.js'

/** One eye in a line: `SPH −1,25 CYL −0,50 AX 90° ADD +2,00 PD 31,5`; what is missing is left out. */
export function formatEye(prescription: GlassesPrescription, eye: Eye): string {
  const cylinder = prescription[`${eye}Cylinder`]
  const axis = prescription[`${eye}Axis`]
  const addition = prescription[`${eye}Addition`]
  return [
    `SPH ${formatDioptres(prescription[`${eye}Sphere`])}`,
    cylinder === null ? '' : `CYL ${formatDioptres(cylinder)}`,
    axis === null ? '' : `AX ${axis}°`,
    addition === null ? '' : `ADD ${formatDioptres(addition)}`,
    `PD ${formatMillimetres(prescription[`${eye}PupillaryDistance`])}`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/** `31.5` → `31,5`, `32` → `32`. */
export function formatMillimetres(millimetres: number): string {
  return String(Math.round(millimetres * 10) / 10).replace('.', ',')
}
