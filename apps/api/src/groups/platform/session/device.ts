const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['FxiOS/', 'Firefox'],
  ['Firefox/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['CrOS', 'Chromebook'],
  ['Linux', 'Linux'],
] as const

/** The browser and system of a User-Agent header, such as `Firefox, Windows`; empty when unknown. */
export function deviceName(userAgent: string): string {
  const nameIn = (names: readonly (readonly [string, string])[]) =>
    names.find(([sign]) => userAgent.includes(sign))?.[1] ?? null
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(', ')
}

/** An IP address without its last part. Customers can recognise their own network by it, but it identifies nobody. */
export function networkName(address: string): string {
  if (address.includes(':')) return `${address.split(':').slice(0, 3).join(':')}:…`
  return address.includes('.') ? `${address.split('.').slice(0, 3).join('.')}.…` : ''
}
