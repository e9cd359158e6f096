/** Terms of the same meaning. Two-way: each finds the others. One-way: `from` also finds `to`. */
export type SynonymRule =
  | { readonly kind: 'equal'; readonly terms: readonly string[] }
  | { readonly kind: 'one-way'; readonly from: readonly string[]; readonly to: readonly string[] }
