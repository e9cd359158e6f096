import type { ShopClient } from '@klarsikt/contract/client'
import { useEffect, useRef } from 'react'

/**
 * Releases the held time when the user leaves the page. If a move has used up the hold, the failed call does not
 * matter.
 */
export function useReleaseOnLeave(holdId: string | null, client: () => ShopClient): void {
  const latest = useRef({ holdId, client })
  useEffect(() => {
    latest.current = { holdId, client }
  })
  useEffect(
    () => () => {
      const { holdId: held, client: ask } = latest.current
      if (held !== null)
        void ask()
          .releaseHold({ params: { holdId: held } })
          .catch(() => {})
    },
    [],
  )
}
