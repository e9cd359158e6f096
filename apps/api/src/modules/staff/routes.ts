import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok } from '@klarsikt/core/lib'
import { storeSessionEnd } from '@klarsikt/core/staff'
import { implement, type Implemented } from '../../http/implement.js'
import { findStaff } from './find-staff.js'

export const staffRoutes: readonly Implemented[] = [
  implement(shop.getStaffMember, async ({ database, actor, session, clock }) => {
    const found = await findStaff(database, actor)
    if (!found) return err('request.forbidden')
    const { name, role, employeeNumber, storeId, storeName } = found
    const sessionEndsAt = storeSessionEnd(session?.authenticatedAt ?? clock.now()).toISOString()
    return ok({ data: { name, role, employeeNumber, store: { id: storeId, name: storeName }, sessionEndsAt } })
  }),
]
