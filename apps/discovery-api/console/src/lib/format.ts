/** A count with its noun: `1 product`, `2,000 products`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}

/** A share in whole percent; an en dash where the whole is 0. */
export function percent(part: number, whole: number): string {
  if (whole === 0) return '–'
  const share = part / whole
  // A small share must not look like 0 %, nor a nearly full one like 100 %.
  if (share > 0 && share < 0.005) return '<1%'
  if (share < 1 && share > 0.995) return '>99%'
  return `${Math.round(share * 100)}%`
}

/** An instant in the merchant's time zone. */
export function instant(iso: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}

export function duration(from: string, to: string): string {
  const seconds = Math.max(0, (Date.parse(to) - Date.parse(from)) / 1000)
  return seconds < 90 ? `${seconds.toFixed(seconds < 10 ? 1 : 0)} s` : `${Math.round(seconds / 60)} min`
}

export function amount(value: number | null, currency: string): string {
  if (value === null) return ''
  const digits = Number.isInteger(value) ? { maximumFractionDigits: 0 } : {}
  return new Intl.NumberFormat('en', { style: 'currency', currency, ...digits }).format(value)
}
