import { typedText } from '../lib/index.js'
/** Fewest digits that count as the start of a postal code. */
const POSTAL_CODE_BEGINNING = 3

/** What a search for stores means: a postal code (or its first digits), or words. */
export type StoreQuery =
  | { readonly kind: 'postal-code'; readonly digits: string }
  | { readonly kind: 'words'; readonly text: string }

/** Reads a search for stores. `411 16`, `41116`, `SE-411 16` and `411 16 Göteborg` are the same postal code. */
export function readStoreQuery(typed: string): StoreQuery {
  const text = typedText(typed)
  const match = /^(?:SE?-?\s?)?([1-9]\d{2}) ?(\d{0,2})(?!\d)(?: \p{L}[\p{L}\s.-]*)?$/iu.exec(text)
  const digits = match ? `${match[1]}${match[2]}` : ''
  return digits.length >= POSTAL_CODE_BEGINNING ? { kind: 'postal-code', digits } : { kind: 'words', text }
}
