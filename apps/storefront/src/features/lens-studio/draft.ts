import { isPlainDate, type PlainDate } from '@klarsikt/core/calendar'
import { GLASSES_FIELDS, WORKING_DISTANCE_FIELDS } from '@klarsikt/core/prescription'
import type { PrescriptionEntry } from '@klarsikt/design-system/prescription-form'

/** An exam in one of the shop's stores that measured strengths. */
export interface Exam {
  readonly issuedOn: PlainDate
  readonly validUntil: PlainDate
  readonly city: string
}

/**
 * The strengths that are being filled in. `lineId` names the pair in the cart that they are for, or is null for a new
 * pair.
 */
export interface Draft extends PrescriptionEntry {
  readonly lineId: string | null
  /** The exam that measured the strengths, which cannot be changed then. Null for typed strengths. */
  readonly exam: Exam | null
  /** True for strengths from an earlier pair of this visit that the shopper has not reviewed since. */
  readonly isTakenOver?: boolean
}

const KEY = 'lens-studio'
/** Keeps the draft for this page, also where the storage is full or forbidden. */
let inMemory: Draft | null = null

/** Keeps the draft in this tab only. */
export function keepDraft(draft: Draft): void {
  inMemory = draft
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // The draft lasts until the page is left.
  }
}

/** Returns the draft in this tab for a new pair or for a pair in the cart, or null. */
export function recallDraft(lineId: string | null): Draft | null {
  const draft = inMemory ?? storedDraft()
  return draft !== null && draft.lineId === lineId ? draft : null
}

/**
 * Runs after a pair was added. The next pair of this visit starts with its strengths, which must be confirmed again.
 */
export function keepForNextPair(draft: Draft | null): void {
  if (draft) keepDraft({ ...draft, lineId: null, confirmed: false, isTakenOver: true })
  else forgetDraft()
}

/** Deletes the draft, so that the next user of this browser does not see it. */
export function forgetDraft(): void {
  inMemory = null
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    // The storage is forbidden, so it holds nothing.
  }
}

/** Clears the memory but not the storage, so that a test can imitate a reload. */
export function forgetPage(): void {
  inMemory = null
}

function storedDraft(): Draft | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null')
    if (!isFields(stored)) return null
    return {
      typed: texts(stored['typed'], GLASSES_FIELDS),
      distances: texts(stored['distances'], WORKING_DISTANCE_FIELDS),
      confirmed: stored['confirmed'] === true,
      lineId: typeof stored['lineId'] === 'string' ? stored['lineId'] : null,
      exam: examOf(stored['exam']),
      ...(stored['isTakenOver'] === true && { isTakenOver: true }),
    }
  } catch {
    return null
  }
}

function examOf(stored: unknown): Exam | null {
  if (!isFields(stored)) return null
  const { issuedOn, validUntil, city } = texts(stored, ['issuedOn', 'validUntil', 'city'])
  if (!issuedOn || !validUntil || !city || !isPlainDate(issuedOn) || !isPlainDate(validUntil)) return null
  return { issuedOn, validUntil, city }
}

function texts<Name extends string>(stored: unknown, names: readonly Name[]): Partial<Record<Name, string>> {
  if (!isFields(stored)) return {}
  const entries = names.flatMap((name) => {
    const text = stored[name]
    return typeof text === 'string' ? [[name, text] as const] : []
  })
  return Object.fromEntries(entries) as Partial<Record<Name, string>>
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
