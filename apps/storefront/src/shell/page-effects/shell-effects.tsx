import { useSessionCart } from '../../features/cart/use-session-cart.js'
import type { StartDiscovery } from '../../lib/discovery/run-discovery.js'
import type { ShellData } from '../../lib/shell-data.js'
import { useChosenArticles } from '../../lib/tracking/chosen-articles.js'
import { useDiscovery, useDiscoveryEvents, useEventSender, useStillResize } from './page-effects.js'
import { useSearchKeySwitch } from './search-key.js'

interface ShellEffectsProps {
  readonly data: ShellData
  readonly startDiscovery: StartDiscovery | undefined
}

/** Runs the effects of the shell that render nothing. */
export function ShellEffects({ data, startDiscovery }: ShellEffectsProps) {
  useEventSender(data.trackingUrl)
  useChosenArticles()
  useDiscovery(startDiscovery)
  useDiscoveryEvents(startDiscovery !== undefined)
  useSessionCart()
  useStillResize()
  useSearchKeySwitch()
  return null
}
