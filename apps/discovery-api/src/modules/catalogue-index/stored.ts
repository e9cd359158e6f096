import type { feedCategory, feedContent, feedProduct, feedSynonyms } from '@klarsikt/contract/discovery'
import type { z } from 'zod'

/** Contents of the tables: validated records of the feed, with amounts as the merchant wrote them. */
export type StoredProduct = Omit<z.output<typeof feedProduct>, 'currency'>
export type StoredContent = z.output<typeof feedContent>
export type StoredSynonym = z.output<typeof feedSynonyms>[number]
export type StoredCategory = z.output<typeof feedCategory>
