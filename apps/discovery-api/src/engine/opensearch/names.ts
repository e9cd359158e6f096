import { createHash } from 'node:crypto'

/** An index name may have 255 bytes, and the generation is appended to ours. */
const LONGEST = 180

/** The alias of an index. Characters other than a-z and digits are encoded; different names have different aliases. */
export function aliasOf(prefix: string, name: string): string {
  const written = name.replace(
    /[^a-z0-9-]/gu,
    (sign) => `_${[...Buffer.from(sign)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  )
  const short =
    written.length <= LONGEST
      ? written
      : `${written.slice(0, LONGEST - 33)}_h${createHash('sha256').update(name).digest('hex').slice(0, 31)}`
  return `${prefix}-${short}`
}

/** A name encoded for a path of OpenSearch, where dots and stars have a meaning. */
export const keyOf = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replaceAll('.', '%2E').replaceAll('*', '%2A')

/** A word encoded as a feature name. A dot would separate levels of a path; words contain no comma. */
export const featureOf = (word: string): string => word.replaceAll('.', ',')

/** OpenSearch allows ids of 512 bytes; a longer one is replaced by its digest. */
export const documentIdOf = (id: string): string =>
  Buffer.byteLength(id) <= 400 ? id : `sha256:${createHash('sha256').update(id).digest('hex')}`
