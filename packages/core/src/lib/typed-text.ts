/**
 * Invisible characters that come along when text is copied: marks of direction, joiners, soft hyphens, variation
 * selectors.
 */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** The invisible characters that reverse or hide text. The others are parts of letters and emoji. */
const MISLEADING = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g

const APOSTROPHES = /[\u2018-\u201B\u0060\u00B4\u02B9\u02BB\u02BC\u2032\uFF07]/g

/**
 * Normalises text that a person typed or pasted into a field of one line, before the field parses it: nothing
 * invisible, letters and digits of one width, one kind of dash and apostrophe, single spaces and none at the ends.
 * Signs such as ½ stay, because written out as `1/2` after a digit they would be another number. Line breaks and
 * control characters stay, so that the field can refuse them. Do not use it for passwords.
 */
export function typedText(text: string): string {
  return (
    text
      .replace(INVISIBLE, '')
      .replace(APOSTROPHES, "'")
      .normalize('NFC')
      .replace(/\P{No}+/gu, (plain) => plain.normalize('NFKC'))
      // NFKC turns a double prime into two single ones.
      .replace(APOSTROPHES, "'")
      .replace(/[\p{Pd}\u2212\u2043]/gu, '-')
      .replace(/[\t\p{Zs}]+/gu, ' ')
      .trim()
  )
}

/** Normalises a number or a code as {@link typedText} does, and removes all spaces. */
export function typedCode(text: string): string {
  return typedText(text).replace(/\s/g, '')
}

/**
 * Normalises text of several lines: it removes characters that reverse or hide text, and uses one kind of line break.
 */
export function typedMessage(text: string): string {
  return text.replace(MISLEADING, '').replace(/\r\n?/g, '\n').normalize('NFC').trim()
}
