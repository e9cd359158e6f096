import type { Consent } from '@klarsikt/contract/shop/types'
import { CONSENT_VERSION, consentChoice, DEFAULT_CONSENT } from '@klarsikt/core/consent'
import type { SessionCtx } from '../../../context.js'
import { type Session, auditShopper, noteConsent } from '../../platform/index.js'

/** The consent of a visitor. A choice for another version of the text does not count. */
export function consentOf(session: Session | null): Consent {
  const given = session?.consent
  if (!given || given.version !== CONSENT_VERSION)
    return { groups: [...DEFAULT_CONSENT], version: CONSENT_VERSION, decidedAt: null }
  return { groups: [...given.groups], version: given.version, decidedAt: given.decidedAt.toISOString() }
}

/** Stores a choice. It always includes the necessary group [CONSENT-003]. */
export async function recordConsent(
  { database, clock, session }: SessionCtx,
  groups: readonly string[],
): Promise<Consent> {
  const consentGroups = consentChoice(groups)
  const consentAt = clock.now()
  const change = { action: 'consent.changed', subject: 'shopper', id: session.cartId } as const
  await auditShopper(database, consentAt, change, (to) =>
    noteConsent(to, session.digest, { consentGroups, consentVersion: CONSENT_VERSION, consentAt }),
  )
  return { groups: consentGroups, version: CONSENT_VERSION, decidedAt: consentAt.toISOString() }
}
