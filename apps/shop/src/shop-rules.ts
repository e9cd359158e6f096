import { CONSOLE_FACTORS } from '@klarsikt/contract/discovery'
import type { ConsoleRule } from '@klarsikt/contract/discovery/types'
import { FRAME_SIZE_ATTRIBUTES, type FrameSize } from '@klarsikt/core/fit'

type Adjustment = ConsoleRule['draft']['adjust'][number]
type ShopRule = { readonly query: string; readonly adjust: readonly Adjustment[] }

const first = (filter: Adjustment['filter']): Adjustment => ({ filter, factor: CONSOLE_FACTORS.max })

/** Among the goods found, glasses before what has the word in its name or text. */
const GLASSES = first({ field: 'category', op: 'in', data: [['Glasögon']] })
const ofSize = (size: FrameSize): Adjustment => first({ field: 'size', op: 'in', data: [FRAME_SIZE_ATTRIBUTES[size]] })

const rules = (queries: readonly string[], ...adjust: readonly Adjustment[]): ShopRule[] =>
  queries.map((query) => ({ query, adjust }))

/**
 * What the shop puts first for queries of a word or two that goods of several kinds have: who types one word asks an optician
 * for glasses, of the width that was measured. A rule holds for its query as it is typed; the merchant changes them in the console.
 */
export const SHOP_RULES: readonly ShopRule[] = [
  ...rules(['progressiva', 'progressiv', 'progressivt', 'progresiva', 'progressiva glas', 'progresiva glas'], GLASSES),
  ...rules(['smal', 'smala', 'smalt', 'smala bågar', 'små glasögon', 'små bågar'], GLASSES, ofSize('narrow')),
  ...rules(['medelbreda', 'medelbreda glasögon'], GLASSES, ofSize('medium')),
  ...rules(['bred', 'breda', 'brett', 'breda bågar', 'stora glasögon', 'stora bågar'], GLASSES, ofSize('wide')),
]
