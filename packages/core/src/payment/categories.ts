/** The provider's names for its payment methods. */
export type PaymentCategory = { readonly identifier: string; readonly name: string }

const DIRECT_METHODS = ['pay_now', 'direct_debit', 'direct_bank_transfer', 'card']

/** Paying now gives no credit; everything else (later, over time) does. */
export function isCredit(identifier: string): boolean {
  return !DIRECT_METHODS.includes(identifier)
}

/** Direct payment comes before credit, and credit is never preselected (betaltjänstlagen 7 a kap.). */
export function directFirst<C extends PaymentCategory>(
  categories: readonly C[],
): (C & { credit: boolean; preset: boolean })[] {
  const marked = categories.map((category) => ({ ...category, credit: isCredit(category.identifier) }))
  const sorted = [...marked.filter((category) => !category.credit), ...marked.filter((category) => category.credit)]
  return sorted.map((category, index) => ({ ...category, preset: index === 0 && !category.credit }))
}
