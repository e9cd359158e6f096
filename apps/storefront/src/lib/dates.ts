const MONTHS = [
  'januari',
  'februari',
  'mars',
  'april',
  'maj',
  'juni',
  'juli',
  'augusti',
  'september',
  'oktober',
  'november',
  'december',
]

/** `2026-11-24` → `24 november`. */
export function dayAndMonth(plainDate: string): string {
  const [, month, day] = plainDate.split('-').map(Number)
  return `${day} ${MONTHS[(month ?? 1) - 1]}`
}

/** `24–25 november`, or `30 november–2 december` over a change of month. */
export function dayRange(from: string, to: string): string {
  if (from === to) return dayAndMonth(from)
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8))}–${dayAndMonth(to)}`
    : `${dayAndMonth(from)}–${dayAndMonth(to)}`
}
