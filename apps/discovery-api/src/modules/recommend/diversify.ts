/** What decides whether two products are too much of the same. */
export type Kin = {
  readonly id: string
  /** The same for colours and packs of one model; null for a product of its own. */
  readonly group: string | null
  readonly brand: string | null
}

/** Of a row of recommendations at most this share is of one brand, where others are as fitting. */
const BRAND_SHARE = 0.5
/** A brand that rules what fits (hearing aids of the house) may have its share of that and this much more. */
const SHARE_ROOM = 0.2
/** What fits: so many times the row. */
const LOOKAHEAD = 3

/**
 * The first products of a ranking with one of each model and not too many of a brand. What the brand's share leaves out
 * fills up the end when nothing else is left; a second colour of a model never comes.
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
