import type { ActorOf } from '@klarsikt/core/access'
import type { Ctx } from '../../context.js'

export type StoreCtx = Ctx & { readonly actor: ActorOf<'store'> }

/** Who works in the store, as links are counted by. */
export const employeeOf = ({ actor: { storeId, employeeNumber } }: StoreCtx): string => `${storeId}/${employeeNumber}`
