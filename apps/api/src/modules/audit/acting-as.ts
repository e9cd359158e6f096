import type { Actor } from '@klarsikt/core/access'
import { createActing } from '@klarsikt/server/audit'

/**
 * On whose behalf work is done: a payment is settled by subjects made once at the start, which know no request. Requests and
 * jobs name their actor where they begin; work that began without one is the system's, in the background.
 */
export const { actAs, actingAs } = createActing<Actor>({ kind: 'system', job: 'background' })
