import type { SiteConfig } from '@klarsikt/contract/shop/types'

export interface ShellData {
  readonly apiKey: string
  readonly site: SiteConfig | null
  /** Where events are sent, an address on this site; without one they stay on the device. */
  readonly trackingUrl: string | null
}
