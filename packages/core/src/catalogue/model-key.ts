/** What tells which articles are one model, and whether a swatch tells them apart. */
type ModelParts = { readonly variantKey: string; readonly swatch: string | null }

/**
 * Key of the model whose colours a card shows by swatches. Null for packs and sizes: no card shows the others of those, so
 * lists show each.
 */
export const modelKeyOf = ({ variantKey, swatch }: ModelParts): string | null => (swatch === null ? null : variantKey)

/** One of each model, the first in order; what has no key stays. */
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
