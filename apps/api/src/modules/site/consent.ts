import type { Consent } from '@klarsikt/contract/shop/types'
import { CONSENT_VERSION, consentChoice, DEFAULT_CONSENT } from '@klarsikt/core/consent'
import type { SessionCtx } from '../../context.js'
import type { Session } from '../session/session.js'

/** What a visitor has agreed to; a choice made for another version of the text does not count. */
export function consentOf(session: Session | null): Consent {
  const given = session?.consent
  if (!given || given.version !== CONSENT_VERSION)
    return { groups: [...DEFAULT_CONSENT], version: CONSENT_VERSION, decidedAt: null }
  return { groups: [...given.groups], version: given.version, decidedAt: given.decidedAt.toISOString() }
}

/** Records a choice; the necessary group is always part of it [CONSENT-003]. */
export async function recordConsent(
  { database, clock, session }: SessionCtx,
  groups: readonly string[],
): Promise<Consent> {
  const choice = consentChoice(groups)
  const now = clock.now()
  await database.query({
    text: 'update session set consent_groups = $2::jsonb, consent_version = $3, consent_at = $4 where digest = $1',
    values: [session.digest, JSON.stringify(choice), CONSENT_VERSION, now],
  })
  return { groups: choice, version: CONSENT_VERSION, decidedAt: now.toISOString() }
}
