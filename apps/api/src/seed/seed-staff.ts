import type { DemoStaff } from '@klarsikt/fixtures/demo'
import { type AdvisoryLock, type Database, lockInTransaction } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, eq } from 'drizzle-orm'
import { staff, store } from '../groups/catalogue/store/tables.js'
import { addStaff } from '../groups/person/index.js'
import { actAs, audit } from '../groups/platform/index.js'

/** Lets one process at a time add the staff. */
const STAFF_LOCK: AdvisoryLock = { id: 7_226_508 }

/** Adds the demo's missing employees whose store exists. Existing ones stay unchanged. Returns how many were added. */
export async function seedStaff(
  database: Pick<Database, 'transaction'>,
  all: readonly DemoStaff[],
  { encryption, now }: { readonly encryption: Encryption; readonly now: Date },
): Promise<number> {
  return actAs({ kind: 'system', job: 'seed' }, null, () =>
    database.transaction(async (tx) => {
      await lockInTransaction(tx, STAFF_LOCK)
      let added = 0
      for (const { email, password, ...one } of all) {
        const { storeId, employeeNumber } = one
        const same = and(eq(staff.storeId, storeId), eq(staff.employeeNumber, employeeNumber))
        const hasStore = (await tx.orm.$count(store, eq(store.id, storeId))) > 0
        if (!hasStore || (await tx.orm.$count(staff, same)) > 0) continue
        await addStaff(tx, one, now, { encryption, credentials: { email, password } })
        await audit(tx, now, { action: 'staff.added', subject: 'staff', id: `${storeId}/${employeeNumber}` })
        added++
      }
      return added
    }),
  )
}
