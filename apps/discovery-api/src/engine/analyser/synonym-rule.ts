/** Terms of the same meaning. `equal`: each finds the others. `one-way`: a search for `from` also finds `to`. */
export type SynonymRule =
  | { readonly kind: 'equal'; readonly terms: readonly string[] }
  | { readonly kind: 'one-way'; readonly from: readonly string[]; readonly to: readonly string[] }
