import type { CompanyRegisterSettings } from '@klarsikt/api'
import type { ServerEnv } from '@klarsikt/server/env'

/** What the environment says of the register of companies; null when it names no client. */
export function companyRegisterSettings({
  companyRegister: { url, tokenUrl, clientId, clientSecret },
}: Pick<ServerEnv, 'companyRegister'>): CompanyRegisterSettings | null {
  return clientId && clientSecret ? { url, tokenUrl, clientId, clientSecret } : null
}
