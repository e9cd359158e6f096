export interface ComboboxItem {
  readonly id: string
  /** Text in the list, and in the field once it is chosen. */
  readonly label: string
  /** A second line, which is also searched. */
  readonly description?: string
  /** Words that are searched but not shown, such as another spelling or an earlier name. */
  readonly keywords?: string
  readonly disabled?: boolean
}

/** Adds the chosen item to a list that lacks it, because the field would lose its text otherwise. */
export function withChosen(items: readonly ComboboxItem[], chosen: ComboboxItem | null): readonly ComboboxItem[] {
  return chosen === null || items.some((item) => item.id === chosen.id) ? items : [...items, chosen]
}

/**
 * Tells whether an item contains every typed word in any of its texts. Case is ignored. In Swedish å, ä and ö are
 * different letters from a and o.
 */
export function filterOf(items: readonly ComboboxItem[], filter: 'contains' | 'none') {
  const texts = new Map<string, string>()
  for (const { label, description = '', keywords = '' } of items)
    texts.set(label, `${texts.get(label) ?? ''} ${label} ${description} ${keywords}`.toLocaleLowerCase('sv'))
  return (label: string, typed: string): boolean => {
    const text = texts.get(label)
    if (text === undefined) return false
    const words = typed.toLocaleLowerCase('sv').split(/\s+/)
    return filter === 'none' || words.every((word) => text.includes(word))
  }
}
