/** Names a pair before the backend has seen it, so that asking twice adds it once. */
export function newPairId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
