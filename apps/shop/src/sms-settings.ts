import type { SmsSettings } from '@klarsikt/api'
import type { ServerEnv } from '@klarsikt/server/env'

/** What the environment says of the account that SMS are sent by; null when it names none. */
export function smsSettings({ elks, smsFrom }: Pick<ServerEnv, 'elks' | 'smsFrom'>): SmsSettings['sms'] {
  const { url, user, password } = elks
  return user && password ? { url, user, password, from: smsFrom } : null
}
