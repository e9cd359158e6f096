type ModelParts = { readonly variantKey: string; readonly swatch: string | null }

/** Returns the key of the model whose colours share a card. Null for packs and sizes, which each get their own. */
export const modelKeyOf = ({ variantKey, swatch }: ModelParts): string | null => (swatch === null ? null : variantKey)

/** Keeps the first item of each model, and all items without a key. */
export function onePerModel<T>(items: readonly T[], keyOf: (item: T) => string | null): T[] {
  const shown = new Set<string>()
  return items.filter((item) => {
    const key = keyOf(item)
    if (key === null) return true
    const isFirst = !shown.has(key)
    shown.add(key)
    return isFirst
  })
}
