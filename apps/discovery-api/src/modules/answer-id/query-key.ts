/** Longest query that is kept: longer ones are pasted, and nobody types them again. */
const MAX_LENGTH = 60
const MIN_LETTERS = 2
/** More digits in a row of digits and separators than a size or strength has (`52-18-140` aside) may be about a person. */
const MANY_DIGITS = /(?:\d[\s.\-–/()+]*){6,}/
/** An at sign between anything, also when written out. */
const MAIL = /@|\(at\)|\[at\]|\bsnabel-?a\b/i
const ADDRESS = /https?:|www\.|:\/\//i
/** What the address field or a script leaves: markup, templates, statements. */
const MARKUP = /[<>{}\\;]|--|\/\*/

/** The query without case, marks and needless spaces: two queries of the same key ask for the same. */
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
 * Whether a query may be shown to others once enough people have typed it: not what looks like a mail address, a phone or
 * personal number or another long number, a link or code, and not what is too short or too long to be one.
 */
export function mayBeShown(text: string): boolean {
  if (text.length > MAX_LENGTH || MANY_DIGITS.test(text) || MAIL.test(text) || ADDRESS.test(text) || MARKUP.test(text))
    return false
  return (queryKey(text).match(/\p{L}/gu) ?? []).length >= MIN_LETTERS
}

/** The text to find it by: no marks at all, `ö` as `o`, and spaces and hyphens gone where `joined`. */
export function folded(text: string): string {
  return queryKey(text).normalize('NFD').replace(/\p{M}/gu, '').replace(/[-.,]/g, ' ').replace(/\s+/g, ' ').trim()
}
