/** Whether the visitor asked their browser to save data; where none can be asked, they did not. */
export function prefersLessData(): boolean {
  const { connection } = (globalThis.navigator ?? {}) as { connection?: { readonly saveData?: boolean } }
  return connection?.saveData ?? false
}
