import { typedCode } from '../lib/index.js'

/** Hundredths of a dioptre. Powers are compared and added as integers. */
export type Hundredths = number

/** Powers are ground in quarters of a dioptre. */
export const DIOPTRE_STEP: Hundredths = 25

/** How opticians write a power of zero. */
const PLANO = /^(?:plano?|pl)$/

/** What may follow a power: its unit, or that the lens has no cylinder. */
const AFTER_STRENGTH = /(?<=\d)(?:d|dpt|dptr)?(?:sf|sph|ds)?$/

/**
 * Reads a power as people write it: comma or point, any minus sign, `plan`, `-1,25 D`, `-1,25 sf`. Null unless it is a
 * number with at most two decimals.
 */
export function parseDioptres(text: string): Hundredths | null {
  const compact = typedCode(text)
    .toLowerCase()
    .replace(/^(?:±|\+\/?-)(?=[0.,]+$)/, '')
    .replace(AFTER_STRENGTH, '')
  if (PLANO.test(compact)) return 0
  const match = /^([+-]?)(\d{0,3})(?:[.,](\d{1,2}))?$/.exec(compact)
  const [, sign, whole = '', decimals = ''] = match ?? []
  if (match === null || whole + decimals === '') return null
  const size = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return sign === '-' && size !== 0 ? -size : size
}

/** Tells whether a text says that no cylinder, axis or addition is prescribed: empty, a dash, or `sf` (spherical). */
export function isNotPrescribed(text: string): boolean {
  return /^(?:-*|sf|sph|ds)$/i.test(typedCode(text))
}

/** Converts dioptres (such as -1.25) to hundredths; null if they have more than two decimals. */
export function toHundredths(dioptres: number): Hundredths | null {
  const hundredths = Math.round(dioptres * 100)
  return Number.isFinite(dioptres) && Math.abs(dioptres * 100 - hundredths) < 1e-6 ? hundredths + 0 : null
}

/** Converts hundredths to dioptres. */
export function toDioptres(hundredths: Hundredths): number {
  return hundredths / 100 + 0
}

/** Writes hundredths as dioptres with sign, comma and two decimals: `-125` → `−1,25`, `200` → `+2,00`, `0` → `0,00`. */
export function formatHundredths(hundredths: Hundredths): string {
  const sign = hundredths > 0 ? '+' : hundredths < 0 ? '\u2212' : ''
  const size = Math.abs(hundredths)
  return `${sign}${Math.floor(size / 100)},${String(size % 100).padStart(2, '0')}`
}

/** Writes dioptres as {@link formatHundredths} does: `-1.25` → `−1,25`. */
export function formatDioptres(dioptres: number): string {
  return formatHundredths(Math.round(dioptres * 100))
}
