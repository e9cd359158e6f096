import type { ShopClient } from '@klarsikt/contract/client'
import { useEffect, useRef } from 'react'

/** Gives a held time back when its page is left; one that a move has used up by then is gone, which is no failure. */
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
