import type { Executor } from '@klarsikt/server/database'
import type { Ctx } from '../../context.js'
import { enqueueLetter } from '../outbox/enqueue-letter.js'
import { openStaffEmail } from '../store/staff-email.js'
import { staffCodeLetter } from './letters.js'

/** The channel of one-time codes: puts one in the outbox, and answers where it goes, so that its owner recognises it. */
export async function sendCode(ctx: Ctx, tx: Executor, sealedEmail: string, code: string): Promise<string> {
  const to = openStaffEmail(ctx.encryption, sealedEmail)
  await enqueueLetter(ctx, tx, { template: staffCodeLetter, to, data: { code } })
  return maskEmail(to)
}

/** `b***@klarsikt.example` */
function maskEmail(email: string): string {
  const at = email.indexOf('@')
  return `${email.slice(0, 1)}***${email.slice(at)}`
}
