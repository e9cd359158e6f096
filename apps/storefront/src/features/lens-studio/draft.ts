import { isPlainDate, type PlainDate } from '@klarsikt/core/calendar'
import { GLASSES_FIELDS, WORKING_DISTANCE_FIELDS } from '@klarsikt/core/prescription'
import type { PrescriptionEntry } from '@klarsikt/design-system/prescription-form'

/** The exam at a store of the shop at which strengths were measured. */
export interface Exam {
  readonly issuedOn: PlainDate
  readonly validUntil: PlainDate
  readonly city: string
}

/** Strengths that are being filled in, and the pair of the cart that they are for; null for a new pair. */
export interface Draft extends PrescriptionEntry {
  readonly lineId: string | null
  /** Where they were measured, and are not changed; null where they are typed. */
  readonly exam: Exam | null
  /** Filled in for an earlier pair of this visit, and not looked at since. */
  readonly isTakenOver?: boolean
}

const KEY = 'lens-studio'
/** Where storage is full or forbidden, the page itself still has it. */
let inMemory: Draft | null = null

/** Keeps what is filled in, in this tab alone. */
export function keepDraft(draft: Draft): void {
  inMemory = draft
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // It lasts as long as the page.
  }
}

/** What has been filled in in this tab for a new pair or for one of the cart, or null. */
export function recallDraft(lineId: string | null): Draft | null {
  const draft = inMemory ?? storedDraft()
  return draft !== null && draft.lineId === lineId ? draft : null
}

/** The pair is in the cart: the next one of this visit begins with its strengths, which are confirmed anew. */
export function keepForNextPair(draft: Draft | null): void {
  if (draft) keepDraft({ ...draft, lineId: null, confirmed: false, isTakenOver: true })
  else forgetDraft()
}

/** Whoever uses this browser next begins anew. */
export function forgetDraft(): void {
  inMemory = null
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}

/** As a new page finds it: for tests of a reload. */
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
