import { CONSOLE_FACTORS } from '@klarsikt/contract/discovery'
import type { ConsoleRule } from '@klarsikt/contract/discovery/types'
import { FRAME_SIZE_ATTRIBUTES, type FrameSize } from '@klarsikt/core/fit'

type Adjustment = ConsoleRule['draft']['adjust'][number]
type ShopRule = { readonly query: string; readonly adjust: readonly Adjustment[] }

const first = (filter: Adjustment['filter']): Adjustment => ({ filter, factor: CONSOLE_FACTORS.max })

/** Puts glasses before other products whose name or text has the word. */
const GLASSES = first({ field: 'category', op: 'in', data: [['Glasögon']] })
const ofSize = (size: FrameSize): Adjustment => first({ field: 'size', op: 'in', data: [FRAME_SIZE_ATTRIBUTES[size]] })

const rules = (queries: readonly string[], ...adjust: readonly Adjustment[]): ShopRule[] =>
  queries.map((query) => ({ query, adjust }))

/**
 * Says what comes first for short queries that products of several kinds match. A shopper who types only such a word
 * wants glasses, and a word for a size means the measured width of the frame. Each rule applies to exactly its query.
 * The merchant can change the rules in the console.
 */
export const SHOP_RULES: readonly ShopRule[] = [
  ...rules(['progressiva', 'progressiv', 'progressivt', 'progresiva', 'progressiva glas', 'progresiva glas'], GLASSES),
  ...rules(['smal', 'smala', 'smalt', 'smala bågar', 'små glasögon', 'små bågar'], GLASSES, ofSize('narrow')),
  ...rules(['medelbreda', 'medelbreda glasögon'], GLASSES, ofSize('medium')),
  ...rules(['bred', 'breda', 'brett', 'breda bågar', 'stora glasögon', 'stora bågar'], GLASSES, ofSize('wide')),
]
