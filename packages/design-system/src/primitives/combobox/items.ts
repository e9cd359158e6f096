export interface ComboboxItem {
  readonly id: string
  /** Text in the list, and in the field once it is chosen. */
  readonly label: string
  /** A second line; found by typing as well. */
  readonly description?: string
  /** Words it is found by and that are not shown: another spelling, a former name. */
  readonly keywords?: string
  readonly disabled?: boolean
}

/**
 * The item that was chosen stays known when a server's next list is without it: the field would lose its words otherwise.
 */
export function withChosen(items: readonly ComboboxItem[], chosen: ComboboxItem | null): readonly ComboboxItem[] {
  return chosen === null || items.some((item) => item.id === chosen.id) ? items : [...items, chosen]
}

/**
 * Whether an item matches what was typed: every word has to occur somewhere in its texts. Case
 * does not count; in Swedish å, ä and ö are letters of their own and do.
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
