/** What tells the model of a product, as far as the merchant names one. */
type Named = { readonly brand: string | null; readonly attributes: Readonly<Record<string, unknown>> }

/** Attributes that feeds use for what is the same in another colour or pack, the clearest first. */
const MODEL_ATTRIBUTES = ['item_group_id', 'group_id', 'model'] as const

/** Key of the model: the same for its colours and packs; null when the feed says nothing of it. */
export function modelOf({ brand, attributes }: Named): string | null {
  for (const name of MODEL_ATTRIBUTES) {
    const value = attributes[name]
    const text = Array.isArray(value) ? value[0] : value
    if (typeof text === 'string' && text !== '') return `${name}:${brand ?? ''}:${text.toLowerCase()}`
  }
  return null
}
