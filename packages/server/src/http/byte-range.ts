/** The first and the last byte of a part of a file, both included. */
export type ByteRange = { readonly first: number; readonly last: number }

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * Reads a `Range` header (RFC 9110, 14.2) for a file of `size` bytes. Returns `whole` for several ranges and for a
 * header that it does not understand, as the standard allows. Returns `outside` for a range beyond the end of the file.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const [, from, to] = ONE_RANGE.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'whole'
  if (from === '')
    return Number(to) === 0 || size === 0 ? 'outside' : { first: Math.max(0, size - Number(to)), last: size - 1 }
  const first = Number(from)
  if (to !== '' && Number(to) < first) return 'whole'
  if (first >= size) return 'outside'
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
