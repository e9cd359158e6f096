import { useRef } from 'react'

/** Returns the city of a typed postal code, or null where it is unknown. */
export type SuggestPlace = (postalCode: string) => Promise<string | null>

/** Fills in the city when the postal code changes, unless the customer has typed another city. */
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
