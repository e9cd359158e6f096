/** Invisible characters in copied text: marks of direction, joiners, soft hyphens, variation selectors. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** The invisible characters that reverse or hide text. The others are parts of letters and emoji. */
const MISLEADING = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g

const APOSTROPHES = /[\u2018-\u201B\u0060\u00B4\u02B9\u02BB\u02BC\u2032\uFF07]/g

/**
 * Normalises typed or pasted text of one line before a field parses it: nothing invisible, one width of characters, one
 * kind of dash and apostrophe, single spaces. Signs such as ½ stay, because `1/2` after a digit is another number. Line
 * breaks and control characters stay, so that the field can refuse them. Not for passwords.
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

/** Normalises text of several lines: no characters that reverse or hide text, and one kind of line break. */
export function typedMessage(text: string): string {
  return text.replace(MISLEADING, '').replace(/\r\n?/g, '\n').normalize('NFC').trim()
}
