import { shopRoutes } from '@klarsikt/contract/shop'
import type { Encryption } from '@klarsikt/server/encryption'

const PURPOSE = 'sms.report'

/** The address for a provider's report on an SMS, with a key, because reports carry no signature. */
export function reportAddress(encryption: Encryption, publicUrl: string, provider: string, id: string): string {
  const query = new URLSearchParams({ sms: id, key: encryption.digest(id, PURPOSE) })
  return `${publicUrl}${shopRoutes.reportSms.path.replace(':provider', provider)}?${query}`
}

export function isReportKey(encryption: Encryption, id: string, key: string): boolean {
  return encryption.matches(id, key, PURPOSE)
}
