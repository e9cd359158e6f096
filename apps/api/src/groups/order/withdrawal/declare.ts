import { randomUUID } from 'node:crypto'
import type { WithdrawalReceipt } from '@klarsikt/contract/shop/types'
import { problemText } from '@klarsikt/core/errors'
import { err, ok, type Result } from '@klarsikt/core/lib'
import {
  checkWithdrawal,
  type TypedWithdrawal,
  type WithdrawalDeclaration,
  type WithdrawalProblems,
} from '@klarsikt/core/withdrawal'
import type { Executor } from '@klarsikt/server/database'
import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../context.js'
import { countTries } from '../../../http/count-tries.js'
import type { Refusal } from '../../../http/failures.js'
import { audit } from '../../platform/index.js'
import { withdrawal } from './tables.js'
import { sendWithdrawalLetters } from './withdrawal-letters.js'
import { findWithdrawnOrder } from './withdrawn-order.js'

export const SEALED = 'withdrawal.declaration'
const DIGEST = 'withdrawal.digest'
type Digests = ReturnType<Ctx['encryption']['digests']>

/**
 * Receives a declaration. The row, the acknowledgement and the letter to customer service are written together. A
 * repeated call gets the same answer and sends no second letter.
 */
export async function declareWithdrawal(
  ctx: Ctx,
  typed: TypedWithdrawal,
): Promise<Result<WithdrawalReceipt, Refusal<'request.invalid' | 'rate-limited'>>> {
  const checked = checkWithdrawal(typed)
  if (!checked.ok) return err({ code: 'request.invalid', fields: fieldTexts(checked.error) })
  const declaration = checked.value
  const digests = digestsOf(ctx, declaration)
  const known = await findReceived(ctx.database, digests)
  if (known) return ok(receipt(declaration, known))
  const allowed = await countTries(ctx.rateLimits, [
    ['withdrawal:address', ctx.address],
    ['withdrawal:order-pair', `${declaration.orderNumber} ${ctx.address}`],
    ['withdrawal:e-mail-pair', `${declaration.email} ${ctx.address}`],
  ])
  if (!allowed.ok) return allowed
  return ok(receipt(declaration, await receive(ctx, declaration, digests)))
}

async function receive(ctx: Ctx, declaration: WithdrawalDeclaration, digests: Digests): Promise<Date> {
  const receivedAt = ctx.clock.now()
  return ctx.database.transaction(async (tx) => {
    const order = await findWithdrawnOrder(ctx, tx, declaration, receivedAt)
    const id = randomUUID()
    const { rowCount } = await tx.orm
      .insert(withdrawal)
      .values({
        id,
        digest: digests[0],
        declaration: ctx.encryption.encrypt(JSON.stringify(declaration), SEALED),
        orderNumber: order?.number ?? null,
        emailMatches: order?.emailMatches ?? false,
        receivedAt,
      })
      .onConflictDoNothing({ target: withdrawal.digest })
    // The button was pressed twice, and the other call came first.
    if (rowCount === 0) return (await findReceived(tx, digests)) ?? receivedAt
    await audit(tx, receivedAt, { action: 'withdrawal.declared', subject: 'withdrawal', id })
    await sendWithdrawalLetters(ctx, tx, { declaration, receivedAt, order })
    return receivedAt
  })
}

async function findReceived(executor: Executor, digests: Digests): Promise<Date | null> {
  const [found] = await executor.orm
    .select({ receivedAt: withdrawal.receivedAt })
    .from(withdrawal)
    .where(inArray(withdrawal.digest, digests))
  return found?.receivedAt ?? null
}

function digestsOf({ encryption }: Ctx, { name, orderNumber, email, goods }: WithdrawalDeclaration): Digests {
  return encryption.digests(JSON.stringify([name, orderNumber, email, goods]), DIGEST)
}

function receipt(declaration: WithdrawalDeclaration, receivedAt: Date): WithdrawalReceipt {
  return { ...declaration, receivedAt: receivedAt.toISOString() }
}

function fieldTexts(problems: WithdrawalProblems): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, problemText(problem)]))
}
