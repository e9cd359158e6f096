import { BANKID_CONNECT_MINUTES } from '@klarsikt/core/bankid'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { rateLimit } from '../../../http/rate-limit.js'
import type { BankIdProvider } from '../../../providers/bankid/port.js'
import { orderColumns, qrOf } from '../eid/order.js'
import type { SignatureRequest } from './signing-order.js'

type BeganColumns = ReturnType<typeof orderColumns> & { readonly createdAt: Date; readonly expiresAt: Date }
type Began = Result<BeganColumns, Refusal<'eid.unavailable' | 'rate-limited'>>

/** The address that is used without a network, as in tests. */
const NO_NETWORK = '127.0.0.1'

/** Starts a signature at BankID, and returns the columns to store. */
export async function beginSignature(ctx: SessionCtx, request: SignatureRequest): Promise<Began> {
  const { bankId, clock, encryption } = ctx
  if (bankId === null) return err('eid.unavailable')
  const allowed = await ctx.rateLimits.consume(rateLimit('bankid-start:address'), ctx.address)
  if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  const begun = await askForSignature(ctx, bankId, request)
  if (!begun.ok) {
    ctx.log.warn({ code: begun.error }, 'BankID begins no signature')
    return err('eid.unavailable')
  }
  const now = clock.now()
  return ok({
    ...orderColumns(encryption, begun.value, now),
    createdAt: now,
    expiresAt: new Date(now.getTime() + BANKID_CONNECT_MINUTES * 60_000),
  })
}

/** How to open the app for a started signature. */
export function openedBy(ctx: SessionCtx, columns: BeganColumns) {
  return {
    autoStartToken: columns.autoStartToken,
    qr: qrOf(ctx, columns),
    appUrl: ctx.settings.bankId?.appUrl ?? null,
  }
}

/** Starts an order at BankID. The shown text contains the document's digest. */
export function askForSignature(
  { ip, userAgent, settings: { publicUrl } }: Pick<SessionCtx, 'ip' | 'userAgent' | 'settings'>,
  bankId: BankIdProvider,
  { visibleText, returnPath }: SignatureRequest,
): ReturnType<BankIdProvider['sign']> {
  return bankId.sign({
    endUserIp: ip ?? NO_NETWORK,
    visibleText,
    returnUrl: `${publicUrl}${returnPath}`,
    web: { referringDomain: new URL(publicUrl).hostname, userAgent },
  })
}
