type Named = { readonly brand: string | null; readonly attributes: Readonly<Record<string, unknown>> }

/** Attributes in which feeds name what colours and packs have in common, most reliable first. */
const MODEL_ATTRIBUTES = ['item_group_id', 'group_id', 'model'] as const

/** Key of the model, equal for its colours and packs; null when the feed does not say. */
export function modelOf({ brand, attributes }: Named): string | null {
  for (const name of MODEL_ATTRIBUTES) {
    const value = attributes[name]
    const text = Array.isArray(value) ? value[0] : value
    if (typeof text === 'string' && text !== '') return `${name}:${brand ?? ''}:${text.toLowerCase()}`
  }
  return null
}
