import { useRef } from 'react'

/** The place of a postal code as typed; null where nobody knows it. */
export type SuggestPlace = (postalCode: string) => Promise<string | null>

/** The place follows the postal code, as long as the customer has not written another. */
export function usePlace(known: string, suggest: SuggestPlace | undefined, onFilled: () => void) {
  const suggested = useRef(known)
  return async (postalCode: HTMLInputElement): Promise<void> => {
    const typed = postalCode.value
    const place = await suggest?.(typed)
    const city = postalCode.form?.elements.namedItem('city')
    if (!place || postalCode.value !== typed || !(city instanceof HTMLInputElement)) return
    if (city.value !== '' && city.value !== suggested.current) return
    suggested.current = place
    city.value = place
    onFilled()
  }
}
