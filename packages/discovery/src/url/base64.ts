/** Writes JSON as UTF-8 bytes in standard base64. */
export function toBase64Json(value: unknown): string {
  return btoa(Array.from(new TextEncoder().encode(JSON.stringify(value)), (byte) => String.fromCharCode(byte)).join(''))
}

/**
 * Reads the text of {@link toBase64Json} and throws on anything else. It also reads a plus sign that a query string
 * turned into a space.
 */
export function fromBase64Json(text: string): unknown {
  const bytes = Uint8Array.from(atob(text.replaceAll(' ', '+')), (character) => character.charCodeAt(0))
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
}
