import type { StaffCodeChannel } from '@klarsikt/core/staff'
import type { Ctx } from '../../../context.js'
import { passkey } from '../identity/tables.js'
import type { StaffKey } from './add-staff.js'
import type { SentCode } from './send-code.js'
import { staffOwner } from './staff-passkeys.js'

export type CodeRequired = {
  readonly success: false
  readonly result: 'CodeRequired'
  readonly message: string
  /** Whether a passkey can be used instead. */
  readonly hasPasskey: boolean
  readonly channel: StaffCodeChannel
  readonly channels: StaffCodeChannel[]
}

/** The answer after a code was sent. */
export async function codeRequired(ctx: Ctx, key: StaffKey, sent: SentCode): Promise<CodeRequired> {
  const passkeys = await ctx.database.orm.$count(passkey, staffOwner(ctx, key).where)
  return { success: false, result: 'CodeRequired', ...sent, hasPasskey: passkeys > 0 }
}
