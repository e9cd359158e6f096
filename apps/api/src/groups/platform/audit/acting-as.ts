import type { Actor } from '@klarsikt/core/access'
import { createActing } from '@klarsikt/server/audit'

/**
 * The actor on whose behalf work is done. Payment subjects are made once at the start and know no request, so the actor
 * comes from the context. Requests and jobs set it where they begin; other work is the system's, in the background.
 */
export const { actAs, actingAs } = createActing<Actor>({ kind: 'system', job: 'background' })
