import type { ActorOf } from '@klarsikt/core/access'
import type { Ctx } from '../../../context.js'

export type StoreCtx = Ctx & { readonly actor: ActorOf<'staff'> }

/** The key by which an employee's links are counted. */
export const employeeOf = ({ actor: { storeId, employeeNumber } }: StoreCtx): string => `${storeId}/${employeeNumber}`
