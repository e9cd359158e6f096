import type { consoleRuleDraft } from '@klarsikt/contract/discovery'
import type { z } from 'zod'

/** A rule as the merchant wrote it: filters with amounts as shown, put into the engine's units when it is applied. */
export type StoredRule = z.output<typeof consoleRuleDraft>
