export type AuditAction =
  | `tenant.${'created' | 'changed' | 'key-rotated'}`
  | `rule.${'saved' | 'removed'}`
  | `${'synonyms' | 'suggestions' | 'content' | 'categories'}.saved`
  | `feed.${'started' | 'reported' | 'refused'}`
  | `console.${'entered' | 'left'}`
  | 'products.imported'
  | 'product.removed'

/** What a call writes into the audit, or why it writes nothing. */
export type Audited = readonly AuditAction[] | { readonly exempt: string }
