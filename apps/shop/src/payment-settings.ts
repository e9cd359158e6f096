import type { ProviderSettings } from '@klarsikt/api'
import type { ServerEnv } from '@klarsikt/server/env'

/** What the environment says of payment providers; null for one that it does not configure. */
export function paymentSettings({ klarna: { url, user, password } }: Pick<ServerEnv, 'klarna'>): ProviderSettings {
  return { klarna: url && user && password ? { url, user, password } : null }
}
