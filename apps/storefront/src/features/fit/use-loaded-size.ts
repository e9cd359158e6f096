import type { AccountSize } from '@klarsikt/contract/shop/types'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Updates the device with the size that a page of the account shows. If the device has a newer size, it sends it and
 * reloads the page.
 */
export function useLoadedSize(account: AccountSize): void {
  const { revalidate } = useRevalidator()
  const again = useRef(revalidate)
  useEffect(() => {
    again.current = revalidate
  })
  const isLoadedAgain = useRef(false)
  useEffect(() => {
    void import('./account-size.js').then(
      async ({ followLoaded }) => {
        if (!(await followLoaded(account, isLoadedAgain.current))) return
        isLoadedAgain.current = true
        await again.current()
      },
      () => undefined,
    )
  }, [account])
}
