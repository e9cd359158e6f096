import { formatDioptres } from './dioptres.js'
import type { Eye, GlassesField } from './glasses.js'

/** Writes one eye: `SPH −1,25 CYL −0,50 AX 90° ADD +2,00 PD 31,5`. A missing sphere is a dash. */
export function formatEye(prescription: Readonly<Record<GlassesField, number | null>>, eye: Eye): string {
  const sphere = prescription[`${eye}Sphere`]
  const cylinder = prescription[`${eye}Cylinder`]
  const axis = prescription[`${eye}Axis`]
  const addition = prescription[`${eye}Addition`]
  const distance = prescription[`${eye}PupillaryDistance`]
  return [
    `SPH ${sphere === null ? '–' : formatDioptres(sphere)}`,
    cylinder === null ? '' : `CYL ${formatDioptres(cylinder)}`,
    axis === null ? '' : `AX ${axis}°`,
    addition === null ? '' : `ADD ${formatDioptres(addition)}`,
    distance === null ? '' : `PD ${formatMillimetres(distance)}`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/** Writes millimetres with at most one decimal: `31.5` → `31,5`, `32` → `32`. */
export function formatMillimetres(millimetres: number): string {
  return String(Math.round(millimetres * 10) / 10).replace('.', ',')
}
