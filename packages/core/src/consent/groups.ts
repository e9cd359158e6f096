/** Groups of consent: necessary, statistics, preferences and marketing [CONSENT-003]. */
export const CONSENT_GROUPS = ['C0001', 'C0002', 'C0003', 'C0004'] as const
export type ConsentGroup = (typeof CONSENT_GROUPS)[number]

export const CONSENT_CATEGORIES = {
  C0001: 'necessary',
  C0002: 'statistics',
  C0003: 'preferences',
  C0004: 'marketing',
} as const satisfies Record<ConsentGroup, string>

/** The consent of a visitor who has not chosen: only the necessary group. */
export const DEFAULT_CONSENT: readonly ConsentGroup[] = ['C0001']

/** The consent group that each purpose needs. Recommendations and their tracking need C0003 [CONSENT-002, REC-008]. */
export const CONSENT_PURPOSES = {
  recommendations: 'C0003',
  attribution: 'C0003',
  statistics: 'C0002',
  advertising: 'C0004',
} as const satisfies Record<string, ConsentGroup>
export type ConsentPurpose = keyof typeof CONSENT_PURPOSES

/** Version of the consent text. Raising it makes the shop ask every visitor again. */
export const CONSENT_VERSION = 1

/** A stored choice. `decidedAt` is null until the visitor has chosen. */
export interface ConsentRecord {
  readonly groups: readonly ConsentGroup[]
  readonly version: number
  readonly decidedAt: string | null
}

/** Tells whether to ask for consent: the visitor has not answered, or answered to an earlier text. */
export function asksForConsent({ version, decidedAt }: ConsentRecord): boolean {
  return decidedAt === null || version !== CONSENT_VERSION
}

/** Tells whether a stored choice allows a purpose. A missing or undecided one, or one to an old text, does not. */
export function permits(record: ConsentRecord | null, purpose: ConsentPurpose): boolean {
  return record !== null && !asksForConsent(record) && allows(record.groups, purpose)
}

/** Tells whether the granted groups include the one that a purpose needs. */
export function allows(granted: readonly ConsentGroup[], purpose: ConsentPurpose): boolean {
  return granted.includes(CONSENT_PURPOSES[purpose])
}

/** Returns a choice for storage: known groups only, in order, and always the necessary one. */
export function consentChoice(groups: readonly unknown[]): ConsentGroup[] {
  return CONSENT_GROUPS.filter((group) => group === 'C0001' || groups.includes(group))
}
