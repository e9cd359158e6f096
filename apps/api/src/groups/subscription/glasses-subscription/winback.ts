import { stockholmDate } from '@klarsikt/core/calendar'
import {
  mayWinBack,
  monthStart,
  resumedPlan,
  winbackMonths,
  winbackOf,
  type WinbackRefusal,
} from '@klarsikt/core/glasses-subscription'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { violatedConstraint } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { findCustomer } from '../../person/index.js'
import { audit } from '../../platform/index.js'
import { chargeMonths } from './charge-months.js'
import { checkBirthDate } from './check-birth-date.js'
import { findCancelled, findOpenSubscription, lockSubscription, type SubscriptionRow } from './find.js'
import { findFirstPaid } from './first-paid.js'
import { sendWonBack } from './letters.js'
import { openPerson } from './sealed.js'
import { glassesSubscription } from './tables.js'
import { isGoodWinbackLink, type WinbackLink } from './winback-link.js'

type LinkRefusal = 'glasses-subscription.link-expired' | 'request.unauthorized'
/** The customer, and the subscription if a link names it. */
type OfCustomer = { readonly customerId: string; readonly id: string | null }
type Winback = {
  readonly cancelled: SubscriptionRow | null
  readonly offer: WinbackOffer | null
  readonly wonBack: boolean
  /** The free months that a winback gives, or gave today. */
  readonly freeMonths: number
}
type Whose = { readonly [Part in keyof WinbackLink]?: string | undefined }

/** What a page shows about a cancellation that can be taken back. */
export type WinbackOffer = {
  readonly id: string
  readonly endDate: string
  readonly freeMonths: number
  readonly state: 'possible' | 'too-soon'
}

/** The customer of the request: the one who is logged in, otherwise the one of the link. */
async function customerOf(ctx: Ctx, link: Whose): Promise<Result<OfCustomer, LinkRefusal>> {
  if (ctx.actor.kind === 'customer') return ok({ customerId: ctx.actor.customerId, id: null })
  const { id, until, key } = link
  if (id === undefined || until === undefined || key === undefined) return err('request.unauthorized')
  if (!isGoodWinbackLink(ctx.encryption, { id, until, key }, ctx.clock.now()))
    return err('glasses-subscription.link-expired')
  const [row] = await ctx.database.orm.select().from(glassesSubscription).where(eq(glassesSubscription.id, id))
  if (!row?.customerId) return err('glasses-subscription.link-expired')
  return ok({ customerId: row.customerId, id })
}

/** Finds the cancelled subscription, and whether one was taken back today. */
export async function findWinback(ctx: Ctx, link: Whose): Promise<Result<Winback, LinkRefusal>> {
  const of = await customerOf(ctx, link)
  if (!of.ok) return of
  const { customerId, id } = of.value
  const cancelled = await findCancelled(ctx.database, customerId)
  const open = await findOpenSubscription(ctx.database, customerId)
  const today = stockholmDate(ctx.clock.now())
  const meant = id === null || cancelled?.id === id ? cancelled : null
  const wonBack = open?.winbackOn === today && (id === null || open.id === id)
  const which = wonBack ? open : meant
  const freeMonths = which ? winbackMonths(await findFirstPaid(ctx.database, which.id), today) : 0
  return ok({ cancelled: meant, offer: meant && offerOf(ctx, meant, freeMonths), wonBack, freeMonths })
}

/** The offer for a cancelled subscription. */
function offerOf({ clock }: Pick<Ctx, 'clock'>, row: SubscriptionRow, freeMonths: number): WinbackOffer {
  const today = stockholmDate(clock.now())
  return {
    id: row.id,
    endDate: row.endsOn ?? today,
    freeMonths,
    state: mayWinBack(row.winbackOn, today) ? 'possible' : 'too-soon',
  }
}

type Refused = Refusal<
  LinkRefusal | WinbackRefusal | 'request.invalid' | 'rate-limited' | 'glasses-subscription.not-found'
>

/** Takes a cancellation back after checking the birth date. Charged months stay charged, and the next ones are free. */
export async function winBack(
  ctx: Ctx,
  { birthDate, ...link }: Whose & { readonly birthDate: string },
): Promise<Result<WinbackOffer, Refused>> {
  const found = await findWinback(ctx, link)
  if (!found.ok) return found
  const row = found.value.cancelled
  if (!row?.customerId || row.personalNumber === null) return err('glasses-subscription.not-cancelled')
  const person = { customerId: row.customerId, personalNumber: openPerson(ctx.encryption, row.personalNumber) }
  const checked = await checkBirthDate(ctx, birthDate, person)
  if (!checked.ok) return checked
  return resume(ctx, row)
}

async function resume(ctx: Ctx, { id }: SubscriptionRow): Promise<Result<WinbackOffer, Refused>> {
  try {
    return await ctx.database.transaction(async (tx): Promise<Result<WinbackOffer, Refused>> => {
      const locked = await lockSubscription(tx, id)
      const now = ctx.clock.now()
      const today = stockholmDate(now)
      if (locked === null) return err('glasses-subscription.not-found')
      // Months that began before are charged first, in case the round has not done so yet.
      const row = await chargeMonths(ctx, tx, locked, today)
      const { anchorOn, billedMonths, endsOn } = row
      if (anchorOn === null) return err('glasses-subscription.not-cancelled')
      const state = winbackOf(row, today)
      if (!state.ok) return state
      const given = winbackMonths(await findFirstPaid(tx, id), today)
      const plan = resumedPlan({ anchorOn, billedMonths, endsOn }, today)
      const changes = {
        ...plan,
        nextMonthOn: monthStart(plan.anchorOn, plan.billedMonths),
        state: state.value,
        noticeOn: null,
        winbackOn: today,
        freeMonths: row.freeMonths + given,
      }
      await tx.orm.update(glassesSubscription).set(changes).where(eq(glassesSubscription.id, id))
      await audit(tx, now, { action: 'glasses-subscription.won-back', subject: 'glasses-subscription', id })
      const offer = { ...offerOf(ctx, row, given), state: 'possible' } as const
      const resumed = await chargeMonths(ctx, tx, { ...row, ...changes }, today)
      const customer = await findCustomer(tx, ctx.encryption, row.customerId ?? '')
      if (customer) await sendWonBack(ctx, tx, resumed, customer, given)
      return ok(offer)
    })
  } catch (error) {
    // Another subscription was taken in the meantime.
    if (violatedConstraint(error) === 'glasses_subscription_customer') return err('glasses-subscription.not-cancelled')
    throw error
  }
}
