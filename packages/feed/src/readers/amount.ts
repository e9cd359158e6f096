/** `1 295.00 SEK` or `1295,00 kr` as a number; the text itself when it is not one, so that the check reports it. */
export function amount(text: string | undefined): number | string | undefined {
  if (text === undefined) return undefined
  const digits = text.replace(/[^\d.,-]/g, '')
  // The last separator with one or two digits behind it is the decimal one.
  const [, whole = digits, decimals = ''] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? []
  const value = Number(`${whole.replace(/[.,]/g, '')}.${decimals || '0'}`)
  return digits === '' || Number.isNaN(value) ? text : value
}
