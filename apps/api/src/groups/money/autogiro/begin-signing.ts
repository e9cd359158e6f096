import { createHash } from 'node:crypto'
import { mandateSignText, maskedAccount } from '@klarsikt/core/autogiro'
import { parseBankAccount } from '@klarsikt/core/autogiro/parse-bank-account'
import { problemText } from '@klarsikt/core/errors'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { SHOP } from '@klarsikt/shop-config'
import { encodedHref } from '@klarsikt/shop-config/paths'
import { sql } from 'drizzle-orm'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { type SignatureRequest, beginSignature, findCustomer, openedBy } from '../../person/index.js'
import { hasOpenMandate } from '../mandate/find.js'
import { openAccount, sealAccount, sealDocument } from '../mandate/sealed.js'
import { drawMandate } from './mandate-pdf.js'
import { autogiroSigning } from './tables.js'

type Typed = { readonly clearing: string; readonly number: string }
type Begun = Result<
  ReturnType<typeof openedBy>,
  Refusal<
    | 'autogiro.unavailable'
    | 'autogiro.exists'
    | 'request.unauthorized'
    | 'request.invalid'
    | 'eid.unavailable'
    | 'rate-limited'
  >
>

/** Freezes the mandate for a typed account and starts its signature by BankID. An earlier signature ends. */
export async function beginSigning(ctx: SessionCtx, customerId: string, typed: Typed): Promise<Begun> {
  const { database, encryption, clock, settings } = ctx
  if (!settings.autogiro) return err('autogiro.unavailable')
  const account = parseBankAccount(typed)
  if (!account.ok) {
    const { clearing, number } = account.error
    const fields = {
      ...(clearing && { clearing: problemText(clearing) }),
      ...(number && { number: problemText(number) }),
    }
    return err({ code: 'request.invalid', fields })
  }
  if (await hasOpenMandate(database, customerId)) return err('autogiro.exists')
  const customer = await findCustomer(database, encryption, customerId)
  if (!customer) return err('request.unauthorized')
  const { payee } = settings.autogiro
  const pdf = await drawMandate({ customer, account: account.value, payee, at: clock.now() })
  const documentDigest = createHash('sha256').update(pdf).digest('hex')
  const begun = await beginSignature(ctx, signatureRequest({ account: maskedAccount(account.value), documentDigest }))
  if (!begun.ok) return begun
  const values = {
    customerId,
    account: sealAccount(encryption, account.value),
    document: sealDocument(encryption, pdf),
    documentDigest,
    ...begun.value,
  }
  await database.orm
    .insert(autogiroSigning)
    .values(values)
    .onConflictDoUpdate({
      target: autogiroSigning.customerId,
      set: { ...values, customerId: sql`excluded.customer_id` },
    })
  return ok(openedBy(ctx, begun.value))
}

/** The text that BankID shows, and the page to which it returns. */
function signatureRequest(of: { readonly account: string; readonly documentDigest: string }): SignatureRequest {
  return {
    visibleText: mandateSignText({ ...of, brand: SHOP.brand.name }),
    returnPath: `${encodedHref('account-autogiro')}?bankid=fortsatt`,
  }
}

type SigningRow = typeof autogiroSigning.$inferSelect

/** Rebuilds the BankID request of a signature in progress. */
export function requestOf({ encryption }: Pick<SessionCtx, 'encryption'>, signingRow: SigningRow): SignatureRequest {
  return signatureRequest({
    account: maskedAccount(openAccount(encryption, signingRow.account)),
    documentDigest: signingRow.documentDigest,
  })
}
