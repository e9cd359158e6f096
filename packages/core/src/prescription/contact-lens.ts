import type { LensParameters } from '../catalogue/index.js'

/** The prescription of a contact lens: the parameters of one sku [CART-002]. */
export type ContactLensPrescription = LensParameters

/** The six parameters in the order of the form. */
export const CONTACT_LENS_FIELDS = ['power', 'baseCurve', 'diameter', 'cylinder', 'axis', 'addition'] as const
export type ContactLensField = (typeof CONTACT_LENS_FIELDS)[number]

/** The parameters that have been chosen so far. */
export type ContactLensChoice = Readonly<Partial<Record<ContactLensField, string | null>>>

/**
 * Returns the values that can still be chosen in each field, given the others: only those of an existing sku. A field
 * that the lenses do not have is empty.
 */
export function contactLensChoices(
  lenses: readonly ContactLensPrescription[],
  chosen: ContactLensChoice,
): Readonly<Record<ContactLensField, readonly string[]>> {
  const choices = CONTACT_LENS_FIELDS.map((field) => {
    const others = lenses.filter((lens) => agrees(lens, { ...chosen, [field]: null }))
    const values = new Set(others.map((lens) => lens[field]).filter((value) => value !== null))
    return [field, [...values].toSorted(compareParameter)] as const
  })
  return Object.fromEntries(choices) as unknown as Record<ContactLensField, readonly string[]>
}

/** Returns the lenses that match all chosen parameters. */
export function matchingContactLenses<Lens extends ContactLensPrescription>(
  lenses: readonly Lens[],
  chosen: ContactLensChoice,
): readonly Lens[] {
  return lenses.filter((lens) => agrees(lens, chosen))
}

/** Tells whether two lenses have the same six parameters. */
export function isSameContactLens(a: ContactLensPrescription, b: ContactLensPrescription): boolean {
  return CONTACT_LENS_FIELDS.every((field) => a[field] === b[field])
}

/** Writes a power, a cylinder or an addition for people: `-2.25` → `−2,25`, `+1.5` → `+1,50`, `LOW` → `LOW`. */
export function formatLensPower(value: string): string {
  if (!/^[+-]?\d+(?:\.\d+)?$/.test(value)) return value
  const number = Number(value)
  const sign = number > 0 ? '+' : number < 0 ? '\u2212' : ''
  return `${sign}${Math.abs(number).toFixed(2).replace('.', ',')}`
}

function agrees(lens: ContactLensPrescription, chosen: ContactLensChoice): boolean {
  return CONTACT_LENS_FIELDS.every((field) => chosen[field] == null || chosen[field] === lens[field])
}

const ADDITION_NAMES = ['LOW', 'MED', 'HIGH']

/** Numbers are sorted by size, named additions from low to high, other names alphabetically. */
function compareParameter(a: string, b: string): number {
  const [first, second] = [Number(a), Number(b)]
  if (!Number.isNaN(first) && !Number.isNaN(second)) return first - second
  const [low, high] = [ADDITION_NAMES.indexOf(a), ADDITION_NAMES.indexOf(b)]
  return low !== -1 && high !== -1 ? low - high : a < b ? -1 : a > b ? 1 : 0
}
