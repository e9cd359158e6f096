import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import type { Actor } from '@klarsikt/core/access'
import { err, ok } from '@klarsikt/core/lib'
import { eq } from 'drizzle-orm'
import { asData, asSuccess } from '../../../http/answers.js'
import { implement, type Implemented } from '../../../http/implement.js'
import { countedByAll, countedHere } from '../../../http/rate-limit.js'
import { acceptOffer, declineOffer, leaveList } from './waiting-answer.js'
import { describeEntry, findEntries } from './waiting-entry.js'
import { joinWaitingList, waitForEarlier } from './waiting-join.js'
import { watchedStores } from './waiting-stores.js'
import { waitingEntry } from './waiting-tables.js'

const JOIN = { limit: countedByAll('waiting-list:address') } as const
const READ = { limit: countedHere('booking-read:address') } as const

const customerOf = (actor: Actor): string | null => (actor.kind === 'customer' ? actor.customerId : null)

/** The endpoints of the waiting list. Everybody with an entry's reference can answer its offers and end it. */
export const waitingRoutes: readonly Implemented[] = [
  implement(shop.getWaitingStores, async (ctx) => ok({ data: await watchedStores(ctx.database) })),
  implement(
    shop.joinWaitingList,
    async (ctx, { body }) => {
      const entry = { ...body, typed: body, session: ctx.session.digest, customerId: customerOf(ctx.actor) }
      return asData(await joinWaitingList(ctx, entry))
    },
    JOIN,
  ),
  implement(
    shop.waitForEarlier,
    async (ctx, { params, body }) => asData(await waitForEarlier(ctx, params.id, { inCity: body.inCity, typed: body })),
    JOIN,
  ),
  implement(
    shop.getWaitingEntry,
    async (ctx, { params }) => {
      const [row] = await findEntries(ctx.database, eq(waitingEntry.id, params.id))
      return row ? ok({ data: await describeEntry(ctx, ctx.database, row) }) : err('waiting-list.not-found')
    },
    READ,
  ),
  implement(
    shop.acceptWaitingOffer,
    async (ctx, { params, body }) =>
      asSuccess(await acceptOffer(ctx, params.id, { ...body, session: ctx.session.digest })),
    READ,
  ),
  implement(
    shop.declineWaitingOffer,
    async (ctx, { params, body }) => asData(await declineOffer(ctx, params.id, body.start)),
    READ,
  ),
  implement(shop.leaveWaitingList, async (ctx, { params }) => asData(await leaveList(ctx, params.id)), READ),
]
