import { folded } from '../answer-id/query-key.js'

export type Named = {
  readonly title: string
  readonly path: readonly string[]
  readonly type: 'CATEGORY' | 'BRAND'
  readonly pageUrl: string | null
}

/**
 * Categories and brands whose name, or a word in it, begins with what is typed; `rayban` finds `Ray-Ban`. Beginnings of the name come
 * before later words, and higher categories before deeper ones; otherwise the order stays.
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

/** 0: the name equals what is typed; 1: it begins with it; 2: one of its words does; null: no match. */
function rankOf(name: string, typedName: string): 0 | 1 | 2 | null {
  const [joinedName, joinedTypedName] = [name.replaceAll(' ', ''), typedName.replaceAll(' ', '')]
  if (joinedName === joinedTypedName) return 0
  if (joinedName.startsWith(joinedTypedName)) return 1
  return ` ${name}`.includes(` ${typedName}`) ? 2 : null
}
