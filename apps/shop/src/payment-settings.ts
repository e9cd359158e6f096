import type { ProviderSettings } from '@klarsikt/api'
import type { ServerEnv } from '@klarsikt/server/env'

/** Returns the settings of the payment providers. A provider without complete settings is null. */
export function paymentSettings({ klarna: { url, user, password } }: Pick<ServerEnv, 'klarna'>): ProviderSettings {
  return { klarna: url && user && password ? { url, user, password } : null }
}
