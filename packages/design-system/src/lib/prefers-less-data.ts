/** Tells whether the visitor's browser asks to save data. False where this is unknown. */
export function prefersLessData(): boolean {
  const { connection } = (globalThis.navigator ?? {}) as { connection?: { readonly saveData?: boolean } }
  return connection?.saveData ?? false
}
