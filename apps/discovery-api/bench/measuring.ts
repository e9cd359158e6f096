/** Every beginning of every query, from two letters on. */
export const beginnings = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(0, at + 2)))

/** Bytes of heap and buffers after a full garbage collection. Throws without `--expose-gc`, because garbage would be counted too. */
export function memory(): number {
  if (!globalThis.gc) throw new Error('Run with --expose-gc.')
  globalThis.gc()
  globalThis.gc()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
