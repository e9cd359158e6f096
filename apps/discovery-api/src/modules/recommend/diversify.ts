/** The fields by which two products count as too similar. */
export type Kin = {
  readonly id: string
  /** Equal for colours and packs of one model; null for a product without a model. */
  readonly group: string | null
  readonly brand: string | null
}

/** Largest share of one brand in a row of recommendations, if other products fit as well. */
const BRAND_SHARE = 0.5
/** A brand that dominates the fitting products (such as hearing aids of the house brand) may exceed its share by this much. */
const SHARE_ROOM = 0.2
/** Products counted as fitting, as a multiple of the row. */
const LOOKAHEAD = 3

/**
 * The first products of a ranking, with one of each model and limited shares of each brand. Products beyond a brand's share fill up the end
 * when nothing else is left; a second product of a model never appears.
 */
export function diversify<T extends Kin>(ranking: readonly T[], limit: number): T[] {
  const models = onePerModel(ranking)
  const fitting = Map.groupBy(models.slice(0, limit * LOOKAHEAD), ({ brand }) => brand)
  const most = (brand: string) => {
    const share = (fitting.get(brand)?.length ?? 0) / Math.min(models.length, limit * LOOKAHEAD)
    return Math.max(2, Math.ceil(limit * Math.max(BRAND_SHARE, share + SHARE_ROOM)))
  }
  const brands = new Map<string, number>()
  const taken: T[] = []
  const left: T[] = []
  for (const one of models) {
    if (taken.length === limit) break
    const { brand } = one
    const count = brand === null ? 0 : (brands.get(brand) ?? 0)
    if (brand !== null && count >= most(brand)) {
      left.push(one)
      continue
    }
    if (brand !== null) brands.set(brand, count + 1)
    taken.push(one)
  }
  return [...taken, ...left].slice(0, limit)
}

function onePerModel<T extends Kin>(ranking: readonly T[]): T[] {
  const groups = new Set<string>()
  return ranking.filter(({ group }) => {
    if (group === null) return true
    if (groups.has(group)) return false
    groups.add(group)
    return true
  })
}
