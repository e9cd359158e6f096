import type { SmsSettings } from '@klarsikt/api'
import type { ServerEnv } from '@klarsikt/server/env'

/** Returns the settings of the account that sends SMS. Returns null when it is not configured. */
export function smsSettings({ elks, smsFrom }: Pick<ServerEnv, 'elks' | 'smsFrom'>): SmsSettings['sms'] {
  const { url, user, password } = elks
  return user && password ? { url, user, password, from: smsFrom } : null
}
