/** The longest shared text. Longer texts hardly ever repeat. */
const MAX_SHARED_CHARACTERS = 80

/**
 * Makes equal short texts of read rows one string in memory, because a catalogue repeats "Diameter (DIA)" forty
 * thousand times. It changes the rows in place and returns them.
 */
export function shareText<Rows extends readonly object[]>(rows: Rows): Rows {
  const known = new Map<string, string>()
  const visit = (holder: Record<string, unknown>): void => {
    for (const key of Object.keys(holder)) {
      const value = holder[key]
      if (typeof value === 'string') {
        if (value.length > MAX_SHARED_CHARACTERS) continue
        const first = known.get(value)
        if (first === undefined) known.set(value, value)
        else holder[key] = first
      } else if (Array.isArray(value) || isPlain(value)) visit(value as Record<string, unknown>)
    }
  }
  for (const row of rows) visit(row as Record<string, unknown>)
  return rows
}

function isPlain(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
