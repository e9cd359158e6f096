import { folded } from '../answer-id/query-key.js'

/** Something with a name of its own and a page: a category or a brand. */
export type Named = {
  readonly title: string
  readonly path: readonly string[]
  readonly type: 'CATEGORY' | 'BRAND'
  readonly pageUrl: string | null
}

/**
 * Those whose name or a word of it begins with what is typed, `rayban` for `Ray-Ban` too. Whole beginnings stand before
 * words further in, what lies higher in the tree before what lies deeper; else they keep their order.
 */
export function namesBeginningWith<T extends Named>(names: readonly T[], typed: string): T[] {
  const typedName = folded(typed)
  if (typedName === '') return []
  const ranked = names.flatMap((one, order) => {
    const rank = rankOf(folded(one.title), typedName)
    return rank === null ? [] : [{ one, rank, order }]
  })
  return ranked
    .sort((a, b) => a.rank - b.rank || a.one.path.length - b.one.path.length || a.order - b.order)
    .map(({ one }) => one)
}

/** 0: the name is what is typed; 1: it begins so; 2: one of its words does; null: none. */
function rankOf(name: string, typedName: string): 0 | 1 | 2 | null {
  const [joinedName, joinedTypedName] = [name.replaceAll(' ', ''), typedName.replaceAll(' ', '')]
  if (joinedName === joinedTypedName) return 0
  if (joinedName.startsWith(joinedTypedName)) return 1
  return ` ${name}`.includes(` ${typedName}`) ? 2 : null
}
