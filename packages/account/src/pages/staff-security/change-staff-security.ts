import type { ShopClient } from '@klarsikt/contract/client'
import { changePasskeys, type PasskeyAnswer } from '../../passkey/change-passkeys.js'
import { outcomeOrNotFound } from '../../session/outcome-or-not-found.js'

/** Adds, names or removes a passkey of who is logged in as the store. */
export function changeStaffSecurity(client: ShopClient, form: FormData): Promise<PasskeyAnswer> {
  return changePasskeys(
    {
      ask: () => outcomeOrNotFound(client.staffPasskeyRegisterOptions()),
      add: (body) => outcomeOrNotFound(client.registerStaffPasskey({ body })),
      remove: (body) => outcomeOrNotFound(client.removeStaffPasskey({ body })),
      rename: (body) => outcomeOrNotFound(client.renameStaffPasskey({ body })),
    },
    form,
  )
}
