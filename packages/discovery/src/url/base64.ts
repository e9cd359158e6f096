/** JSON as UTF-8 bytes in standard base64. */
export function toBase64Json(value: unknown): string {
  return btoa(Array.from(new TextEncoder().encode(JSON.stringify(value)), (byte) => String.fromCharCode(byte)).join(''))
}

/** The value of {@link toBase64Json}. Throws on anything else. A plus sign that a query string made a space is mended. */
export function fromBase64Json(text: string): unknown {
  const bytes = Uint8Array.from(atob(text.replaceAll(' ', '+')), (character) => character.charCodeAt(0))
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
}
