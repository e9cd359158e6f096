import { useSessionCart } from '../../features/cart/use-session-cart.js'
import type { ShellData } from '../../shell/shell.js'
import type { StartDiscovery } from '../discovery/run-discovery.js'
import { useChosenArticles } from '../tracking/chosen-articles.js'
import { useDiscovery, useDiscoveryEvents, useEventSender, useStillResize, useStorePage } from './page-effects.js'
import { useSearchKeySwitch } from './search-key-switch.js'

export interface LateEffectsProps {
  readonly data: ShellData
  readonly startDiscovery: StartDiscovery | undefined
}

/**
 * What the shell does beside showing itself, and what can wait until the page has been taken over. It lies outside
 * `shell`, all of which is one file in the build.
 */
export default function LateEffects({ data, startDiscovery }: LateEffectsProps) {
  useStorePage(data.user?.isStore ?? false)
  useEventSender(data.trackingUrl ?? null)
  useChosenArticles()
  useDiscovery(startDiscovery, data.shopper?.cartHead.shopperId)
  useDiscoveryEvents(startDiscovery !== undefined)
  useSessionCart()
  useStillResize()
  useSearchKeySwitch()
  return null
}
