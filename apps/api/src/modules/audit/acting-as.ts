import type { Actor } from '@klarsikt/core/access'
import { createActing } from '@klarsikt/server/audit'

/** On whose behalf work is done: a payment is settled by subjects made once at the start, which know no request. */
export const { actAs, actingAs } = createActing<Actor>({ kind: 'system', job: 'background' })
