import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { whenVisible } from '../../lib/when-visible.js'

/** Pauses between two checks of a payment under way, in milliseconds. */
const PAUSES_MS = [2_000, 3_000, 5_000, 10_000, 20_000, 30_000]

/** Reloads the data until the payment is settled. It pauses while the page is hidden. */
export function useLookAgain(waiting: boolean): void {
  const { revalidate } = useRevalidator()
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (!waiting) return undefined
    return whenVisible(PAUSES_MS[Math.min(looks, PAUSES_MS.length - 1)] ?? 0, () => {
      setLooks(looks + 1)
      void revalidate()
    })
  }, [waiting, looks, revalidate])
}
