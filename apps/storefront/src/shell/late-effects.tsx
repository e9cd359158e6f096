import { useCallback } from 'react'
import type { StartDiscovery } from '../lib/discovery.js'
import { useChosenArticles } from '../lib/tracking/chosen-articles.js'
import { useDiscovery, useEventSender, useStillResize, useStorePage } from './page-effects.js'
import { useSearchKey, useSearchKeySwitch } from './search-key.js'
import type { ShellData } from './shell.js'
import { useShop } from './shop-state.js'

export interface LateEffectsProps {
  readonly data: ShellData
  readonly startDiscovery: StartDiscovery | undefined
}

/** What the shell does beside showing itself, and what can wait until the page has been taken over. */
export default function LateEffects({ data, startDiscovery }: LateEffectsProps) {
  const store = useShop()
  const openSearch = useCallback(() => store.setState({ overlay: 'search' }), [store])
  useStorePage(data.user?.isStore ?? false)
  useEventSender(data.trackingUrl ?? null)
  useChosenArticles()
  useDiscovery(startDiscovery, data.shopper?.cartHead.shopperId)
  useStillResize()
  useSearchKey(openSearch)
  useSearchKeySwitch()
  return null
}
