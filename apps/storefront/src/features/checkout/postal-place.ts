import { parsePostalCode } from '@klarsikt/core/identity'

type Places = Readonly<Record<string, string>>

/** First digits that no Swedish postal code has: there is nothing to ask for, and asking would be an error in the console. */
export const UNUSED_STARTS: ReadonlySet<string> = new Set(['32', '48', '49', '99'])

/** Places by postal code, in one small file for each first two digits. */
const files = new Map<string, Promise<Places>>()

/** The place of a whole postal code, as a suggestion; null when nobody knows it or the file cannot be had. */
export async function postalPlace(typed: string): Promise<string | null> {
  const read = parsePostalCode(typed)
  if (!read.ok) return null
  const code = read.value.replace(' ', '')
  const start = code.slice(0, 2)
  if (UNUSED_STARTS.has(start)) return null
  const file = files.get(start) ?? fetchPlaces(start)
  files.set(start, file)
  try {
    return (await file)[code] ?? null
  } catch {
    // Asked for again with the next code; the field can always be filled in by hand.
    files.delete(start)
    return null
  }
}

async function fetchPlaces(start: string): Promise<Places> {
  const answer = await fetch(`/postal-codes/${start}.json`)
  return answer.ok ? ((await answer.json()) as Places) : {}
}
