import type { SiteConfig } from '@klarsikt/contract/shop/types'

export interface ShellData {
  readonly apiKey: string
  readonly site: SiteConfig | null
  /** The address on this site that receives events. With null they stay on the device. */
  readonly trackingUrl: string | null
}
