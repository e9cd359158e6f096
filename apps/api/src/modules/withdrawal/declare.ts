import { randomUUID } from 'node:crypto'
import type { WithdrawalReceipt } from '@klarsikt/contract/shop/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { RateLimitName } from '@klarsikt/core/limits'
import { translator, validationMessages } from '@klarsikt/core/messages'
import {
  checkWithdrawal,
  type TypedWithdrawal,
  type WithdrawalDeclaration,
  type WithdrawalProblems,
} from '@klarsikt/core/withdrawal'
import type { Executor } from '@klarsikt/server/database'
import type { Ctx } from '../../context.js'
import type { Refusal } from '../../http/endpoint-handler.js'
import { rateLimit } from '../../http/rate-limit.js'
import { sendWithdrawalLetters } from '../mail/withdrawal-letters.js'
import { findWithdrawnOrder } from './withdrawn-order.js'

const SEALED = 'withdrawal.declaration'
const DIGEST = 'withdrawal.digest'
const t = translator(validationMessages)

type Digests = ReturnType<Ctx['encryption']['digests']>

/**
 * Receives a declaration: the row, the acknowledgement to the consumer and the letter to customer service are written
 * together. Sent again, it is answered as the first time and nobody gets a second letter.
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
  const allowed = await countTry(ctx, declaration)
  if (!allowed.ok) return allowed
  return ok(receipt(declaration, await receive(ctx, declaration, digests)))
}

async function receive(ctx: Ctx, declaration: WithdrawalDeclaration, digests: Digests): Promise<Date> {
  const receivedAt = ctx.clock.now()
  return ctx.database.transaction(async (tx) => {
    const order = await findWithdrawnOrder(ctx, tx, declaration, receivedAt)
    const written = await tx.query({
      name: 'withdrawal-receive',
      text: `insert into withdrawal (id, digest, declaration, order_number, email_matches, received_at)
             values ($1, $2, $3, $4, $5, $6) on conflict (digest) do nothing`,
      values: [
        randomUUID(),
        digests[0],
        ctx.encryption.encrypt(JSON.stringify(declaration), SEALED),
        order?.number ?? null,
        order?.emailMatches ?? false,
        receivedAt,
      ],
    })
    // Pressed twice at the same moment: the other one was first.
    if (written.rowCount === 0) return (await findReceived(tx, digests)) ?? receivedAt
    await sendWithdrawalLetters(ctx, tx, { declaration, receivedAt, order })
    return receivedAt
  })
}

async function findReceived(executor: Executor, digests: Digests): Promise<Date | null> {
  const { rows } = await executor.query<{ received_at: Date }>({
    name: 'withdrawal-by-digest',
    text: 'select received_at from withdrawal where digest = any($1)',
    values: [digests],
  })
  return rows[0]?.received_at ?? null
}

async function countTry(
  ctx: Ctx,
  { orderNumber, email }: WithdrawalDeclaration,
): Promise<Result<void, Refusal<'rate-limited'>>> {
  const counted: readonly (readonly [RateLimitName, string])[] = [
    ['withdrawal:address', ctx.address],
    ['withdrawal:order', orderNumber],
    ['withdrawal:e-mail', email],
  ]
  for (const [name, key] of counted) {
    const allowed = await ctx.rateLimits.consume(rateLimit(name), key)
    if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  }
  return ok(undefined)
}

function digestsOf({ encryption }: Ctx, { name, orderNumber, email, goods }: WithdrawalDeclaration): Digests {
  return encryption.digests(JSON.stringify([name, orderNumber, email, goods]), DIGEST)
}

function receipt(declaration: WithdrawalDeclaration, receivedAt: Date): WithdrawalReceipt {
  return { ...declaration, receivedAt: receivedAt.toISOString() }
}

function fieldTexts(problems: WithdrawalProblems): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, t.dynamic(problem.key, problem.params)]),
  )
}
