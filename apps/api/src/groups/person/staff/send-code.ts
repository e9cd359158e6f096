import * as staffMessages from '@klarsikt/core/messages/staff'
import { STAFF_CODE_MINUTES, type StaffCodeChannel } from '@klarsikt/core/staff'
import type { Executor } from '@klarsikt/server/database'
import type { Ctx } from '../../../context.js'
import { openStaffEmail, openStaffMobile } from '../../catalogue/index.js'
import { enqueueLetter, enqueueSms, smsNumber } from '../../platform/index.js'
import { staffCodeLetter } from './letters.js'

type Addresses = {
  /** Sealed, as stored. */
  readonly email: string
  readonly mobile: string | null
}

/** The channel of the code, the possible channels, and the masked place to which it was sent. */
export type SentCode = {
  readonly channel: StaffCodeChannel
  readonly channels: StaffCodeChannel[]
  readonly message: string
}

/** Puts a one-time code in the outbox of its channel: by SMS if there is a number and no other channel was chosen. */
export async function sendCode(
  ctx: Ctx,
  tx: Executor,
  { email, mobile }: Addresses,
  { code, channel = 'sms' }: { readonly code: string; readonly channel?: StaffCodeChannel | undefined },
): Promise<SentCode> {
  const minutes = STAFF_CODE_MINUTES
  const number = mobile === null ? null : smsNumber(ctx, openStaffMobile(ctx.encryption, mobile).number)
  const channels: StaffCodeChannel[] = number?.ok ? ['sms', 'email'] : ['email']
  if (number?.ok && channel === 'sms') {
    const text = staffMessages.smsCode({ code, minutes })
    await enqueueSms(ctx, tx, { kind: 'staff-code', customerId: null, to: number.value, text })
    return { channel, channels, message: staffMessages.codeSentBySms({ digits: number.value.slice(-2), minutes }) }
  }
  const to = openStaffEmail(ctx.encryption, email)
  await enqueueLetter(ctx, tx, { template: staffCodeLetter, to, data: { code } })
  return { channel: 'email', channels, message: staffMessages.codeSent({ recipient: maskEmail(to), minutes }) }
}

/** Masks an address to `b***@klarsikt.example`. */
function maskEmail(email: string): string {
  const at = email.indexOf('@')
  return `${email.slice(0, 1)}***${email.slice(at)}`
}
