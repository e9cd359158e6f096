import type { CompanyRegisterSettings } from '@klarsikt/api'
import type { ServerEnv } from '@klarsikt/server/env'

/** Returns the settings of the register of companies. Returns null when the credentials are missing. */
export function companyRegisterSettings({
  companyRegister: { url, tokenUrl, clientId, clientSecret },
}: Pick<ServerEnv, 'companyRegister'>): CompanyRegisterSettings | null {
  return clientId && clientSecret ? { url, tokenUrl, clientId, clientSecret } : null
}
