/** Returns an id for a pair that the backend does not know yet. Two calls with one id add the pair once. */
export function newPairId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
