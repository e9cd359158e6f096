/** Longest query that may be shown. Longer ones are pasted, and nobody types them again. */
const MAX_LENGTH = 60
const MIN_LETTERS = 2
/**
 * Six digits or more in a row, with separators, may be personal data. Sizes and strengths have fewer (except
 * `52-18-140`).
 */
const MANY_DIGITS = /(?:\d[\s.\-–/()+]*){6,}/
/** An at sign, also when written as a word. */
const MAIL = /@|\(at\)|\[at\]|\bsnabel-?a\b/i
const ADDRESS = /https?:|www\.|:\/\//i
/** Characters left by an address field or a script: markup, templates, statements. */
const MARKUP = /[<>{}\\;]|--|\/\*/

/** The query without case, punctuation and needless spaces. Queries with the same key count as one. */
export function queryKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLocaleLowerCase('sv')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[^\p{L}\p{N}+\-,.]+/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])[-.,]+(?!\p{N})|[-.,]+(?![\p{L}\p{N}])/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ')
}

/**
 * Whether a query may be shown to others once enough people have typed it. It must not look like a mail address, a phone number, a personal
 * number or another long number, a link or code, and must not be too short or too long.
 */
export function mayBeShown(text: string): boolean {
  if (text.length > MAX_LENGTH || MANY_DIGITS.test(text) || MAIL.test(text) || ADDRESS.test(text) || MARKUP.test(text))
    return false
  return (queryKey(text).match(/\p{L}/gu) ?? []).length >= MIN_LETTERS
}

/** The text for comparison with a beginning: without any marks (`ö` as `o`), and with spaces for hyphens. */
export function folded(text: string): string {
  return queryKey(text).normalize('NFD').replace(/\p{M}/gu, '').replace(/[-.,]/g, ' ').replace(/\s+/g, ' ').trim()
}
