import { actAs } from '@klarsikt/api/admin'

/** Does the work of a command as the system; what it changes is audited as `system/admin`. */
export const asAdmin = <T>(work: () => T): T => actAs({ kind: 'system', job: 'admin' }, null, work)
