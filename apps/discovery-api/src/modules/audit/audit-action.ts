/** What was done to a tenant, its markets and what a market holds. */
export type AuditAction =
  | `tenant.${'created' | 'changed' | 'key-rotated'}`
  | `rule.${'saved' | 'removed'}`
  | `${'synonyms' | 'suggestions' | 'content' | 'categories'}.saved`
  | 'products.imported'
  | 'product.removed'
