import type { consoleRuleDraft } from '@klarsikt/contract/discovery'
import type { z } from 'zod'

/** A rule as the merchant wrote it. Its filters have amounts as shown, which are converted when the rule is applied. */
export type StoredRule = z.output<typeof consoleRuleDraft>
