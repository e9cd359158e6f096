import { useEffect } from 'react'
import type { PageState } from '../core/page-state.js'
import type { Page } from '../core/page-types.js'
import { useDiscoveryContext } from './context.js'
import { claimPage } from './mounted.js'
import { useBeforePaint, useStore } from './use-store.js'

/** A scroll position is stored when scrolling has stopped for this many ms. */
const SCROLL_DEBOUNCE_MS = 250

/** Follows a page while it is rendered, and restores its scroll position. */
export function usePage(page: Page, key: string): PageState {
  const { client } = useDiscoveryContext()
  const state = useStore(page)
  useEffect(() => {
    const free = claimPage(client, page.kind + key)
    if (!free) return
    const end = page.start()
    return () => {
      end()
      free()
    }
  }, [client, page, key])

  const { scrollTo, phase } = state
  useBeforePaint(() => {
    if (scrollTo === null || phase !== 'shown') return
    window.scrollTo(0, scrollTo)
    page.scrolled()
  }, [page, scrollTo, phase])

  useEffect(() => {
    const { env } = client
    const href = env.location?.href()
    let stop: (() => void) | undefined
    const onScroll = () => {
      stop?.()
      stop = env.wait(SCROLL_DEBOUNCE_MS, () => {
        // The address may belong to another page by now.
        if (env.location?.href() === href && page.getState().scrollTo === null) page.rememberScroll(window.scrollY)
      })
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      stop?.()
      window.removeEventListener('scroll', onScroll)
    }
  })
  return state
}
