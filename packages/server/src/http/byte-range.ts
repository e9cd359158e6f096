/** First and last byte, both included. */
export type ByteRange = { readonly first: number; readonly last: number }

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * The part of a file that a `Range` header asks for (RFC 9110, 14.2). Several parts at once, and what is not understood, are
 * answered with the whole file, which the standard allows.
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
