import { createHash } from 'node:crypto'

/** An index name may have 255 bytes; what is hung on ours (the generation) takes some of them. */
const LONGEST = 180

/**
 * The alias that stands for an index of ours. OpenSearch takes lower-case names without signs, so what else a name has is
 * written out; two names never become the same alias.
 */
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

/** The name of a feature or field in a path of OpenSearch, where dots and stars mean something. */
export const keyOf = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replaceAll('.', '%2E').replaceAll('*', '%2A')

/** A word as a feature: dots part the levels of a path, and no word has a comma. */
export const featureOf = (word: string): string => word.replaceAll('.', ',')

/** OpenSearch takes ids of 512 bytes; a longer one is stored under its digest. */
export const documentIdOf = (id: string): string =>
  Buffer.byteLength(id) <= 400 ? id : `sha256:${createHash('sha256').update(id).digest('hex')}`
