import { statement } from '@klarsikt/server/database'

/**
 * Inserts a session. It is written in SQL because the query builder names every column, and `is_store` will be dropped
 * in a release that runs together with this one.
 */
export const insertSession = statement<
  [
    digest: string,
    cartId: string,
    customerId: string | null,
    managerId: string | null,
    storeId: number | null,
    employeeNumber: string | null,
    now: Date,
    expiresAt: Date,
    authenticatedAt: Date | null,
    device: string | null,
    network: string | null,
  ]
>(
  'session-start',
  `insert into session (digest, cart_id, customer_id, manager_id, store_id, employee_number, created_at, seen_at, expires_at, authenticated_at, device, network)
   values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $11)`,
)

/** Copies the consent of the old session to the new one. */
export const copyConsent = statement<[to: string, from: string]>(
  'session-copy-consent',
  `update session set consent_groups = o.consent_groups, consent_version = o.consent_version, consent_at = o.consent_at
   from session o where session.digest = $1 and o.digest = $2`,
)
