import { typedCode } from '../lib/index.js'

/** Hundredths of a dioptre: prescriptions are compared and added as whole numbers. */
export type Hundredths = number

/** Prescriptions are ground in quarters of a dioptre. */
export const DIOPTRE_STEP: Hundredths = 25

/** What opticians write for a strength of nothing. */
const PLANO = /^(?:plano?|pl)$/

/** What may follow a strength: its unit, or that the lens has no cylinder. */
const AFTER_STRENGTH = /(?<=\d)(?:d|dpt|dptr)?(?:sf|sph|ds)?$/

/**
 * Reads a dioptre as people write it: comma or point, plus, hyphen or minus sign, `plan`, `-1,25 D`, `-1,25 sf`. Null
 * when it is no number with at most two decimals.
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

/** Is it how opticians write that there is no cylinder, axis or addition: nothing, a dash, `sf` (spherical)? */
export function isNotPrescribed(text: string): boolean {
  return /^(?:-*|sf|sph|ds)$/i.test(typedCode(text))
}

/** Dioptres on the wire (a number such as -1.25) to hundredths; null when finer than hundredths. */
export function toHundredths(dioptres: number): Hundredths | null {
  const hundredths = Math.round(dioptres * 100)
  return Number.isFinite(dioptres) && Math.abs(dioptres * 100 - hundredths) < 1e-6 ? hundredths + 0 : null
}

/** Hundredths to the number on the wire. */
export function toDioptres(hundredths: Hundredths): number {
  return hundredths / 100 + 0
}

/** `-125` → `−1,25`, `200` → `+2,00`, `0` → `0,00`: sign, comma and two decimals. */
export function formatHundredths(hundredths: Hundredths): string {
  const sign = hundredths > 0 ? '+' : hundredths < 0 ? '\u2212' : ''
  const size = Math.abs(hundredths)
  return `${sign}${Math.floor(size / 100)},${String(size % 100).padStart(2, '0')}`
}

/** As {@link formatHundredths}, for the number on the wire: `-1.25` → `−1,25`. */
export function formatDioptres(dioptres: number): string {
  return formatHundredths(Math.round(dioptres * 100))
}
