/** Signs that show nothing and come along when text is copied: directions, joiners, soft hyphens, variants. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Those of them that turn or hide written text; the others belong to letters and emoji. */
const MISLEADING = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g

const APOSTROPHES = /[\u2018-\u201B\u0060\u00B4\u02B9\u02BB\u02BC\u2032\uFF07]/g

/**
 * What a person typed or pasted into a field of one line, in the one spelling that every field's own grammar reads:
 * nothing invisible, letters and digits of one width, one kind of dash and apostrophe, single blanks and none at the ends.
 * Numbers such as ½ stay as they are, because their plain spelling is another number beside a digit. Line breaks and
 * control characters inside stay too, so that a field can refuse them. Not for passwords.
 */
export function typedText(text: string): string {
  return (
    text
      .replace(INVISIBLE, '')
      .replace(APOSTROPHES, "'")
      .normalize('NFC')
      .replace(/\P{No}+/gu, (plain) => plain.normalize('NFKC'))
      // A double sign comes apart into two single ones.
      .replace(APOSTROPHES, "'")
      .replace(/[\p{Pd}\u2212\u2043]/gu, '-')
      .replace(/[\t\p{Zs}]+/gu, ' ')
      .trim()
  )
}

/** As {@link typedText}, for a number or a code, in which blanks mean nothing. */
export function typedCode(text: string): string {
  return typedText(text).replace(/\s/g, '')
}

/** What a person wrote over several lines: as written, without what turns or hides text, and with one kind of line break. */
export function typedMessage(text: string): string {
  return text.replace(MISLEADING, '').replace(/\r\n?/g, '\n').normalize('NFC').trim()
}
