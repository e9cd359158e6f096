import { parsePostalCode } from '@klarsikt/core/identity'

type Places = Readonly<Record<string, string>>

/**
 * First two digits that no Swedish postal code has. There is no file for them, and a request would log an error in the
 * console.
 */
export const UNUSED_STARTS: ReadonlySet<string> = new Set(['32', '48', '49', '99'])

/** The requested files of places. There is one small file for each first two digits of a postal code. */
const files = new Map<string, Promise<Places>>()

/** Suggests the city of a complete postal code. Returns null where it is unknown or the file cannot be loaded. */
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
    // The next postal code tries the file again. The customer can always type the city.
    files.delete(start)
    return null
  }
}

async function fetchPlaces(start: string): Promise<Places> {
  const answer = await fetch(`/postal-codes/${start}.json`)
  return answer.ok ? ((await answer.json()) as Places) : {}
}
