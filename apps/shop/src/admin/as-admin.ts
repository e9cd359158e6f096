import { actAs } from '@klarsikt/api/admin'

/** Does the work of a command as the system. The audit log records its changes under `system/admin`. */
export const asAdmin = <T>(work: () => T): T => actAs({ kind: 'system', job: 'admin' }, null, work)
