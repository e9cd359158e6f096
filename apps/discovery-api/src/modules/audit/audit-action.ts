export type AuditAction =
  | `tenant.${'created' | 'changed' | 'key-rotated'}`
  | `rule.${'saved' | 'removed'}`
  | `${'synonyms' | 'suggestions' | 'content' | 'categories'}.saved`
  | `feed.${'started' | 'reported' | 'refused'}`
  | `console.${'entered' | 'left'}`
  | 'products.imported'
  | 'product.removed'
