import { randomUUID } from 'node:crypto'
import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import type { StaffOrder } from '@klarsikt/contract/shop/types'
import { type ActorOf, actorId, onlyStoreOf } from '@klarsikt/core/access'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import {
  actionTo,
  NOTE_LENGTH,
  noteProblem,
  type OrderAction,
  type OrderState,
  orderStates,
} from '@klarsikt/core/order'
import type { Ctx } from '../../../context.js'
import { defineModule } from '../../../define-module.js'
import { asDone } from '../../../http/answers.js'
import type { Refusal } from '../../../http/failures.js'
import { implement } from '../../../http/implement.js'
import { countedByAll, rateLimit } from '../../../http/rate-limit.js'
import { audit, pdfReply } from '../../platform/index.js'
import { resendGiftCardForStaff } from '../order/bought-gift-cards.js'
import { cancelOrderIn } from '../order/cancel.js'
import { printInStore } from '../order/gift-card-for-staff.js'
import { moveOrderIn } from '../order/move.js'
import { noteGround } from '../order/note-ground.js'
import { openToStaff } from '../order/open-to-staff.js'
import { cancelLines } from './cancel-lines.js'
import { changeOrder, type Work } from './change-order.js'
import { describeOrder } from './describe-order.js'
import { changedText } from './last-change.js'
import { resendLetter } from './letters.js'
import { listOrders } from './list-orders.js'
import { lookUpOrder } from './look-up.js'
import { noteData } from './note-data.js'
import { insertNote } from './notes.js'
import { handOver, layOut, sendBack, returnUncollected } from './pick-up.js'
import { readDeskOrder } from './read-order.js'
import { refundByStaff } from './refund.js'
import { type Packed, sendParcel } from './send-parcel.js'
import { soldGiftCards } from './sold-gift-cards.js'
import { orderNote } from './tables.js'

const CARD_PRINTS = rateLimit('gift-card-print:staff')
const CARD_RESENDS = rateLimit('gift-card-resend:order')

type StaffCtx = Ctx & { readonly actor: ActorOf<'staff'> }
type Input = {
  readonly params: { readonly id: string }
  readonly body: { readonly key: string; readonly version: number }
}
type Outcome =
  | { readonly success: true; readonly data: StaffOrder }
  | { readonly success: false; readonly result: 'order.changed'; readonly message: string; readonly data: StaffOrder }

/** Does one action with an order and returns the order afterwards, also when the employee's version was outdated. */
async function act(
  ctx: StaffCtx,
  { params: { id: number }, body: { key, version } }: Input,
  action: OrderAction,
  work: Work,
): Promise<Result<Outcome, Refusal>> {
  const opened = await openToStaff(ctx, ctx.actor, number)
  if (!opened.ok) return opened
  const changed = await changeOrder(ctx, { number, action, key, role: ctx.actor.role, version }, work)
  if (!changed.ok) return changed
  const data = await describeOrder(ctx, number, ctx.actor)
  if (!data) return err('order.not-found')
  return changed.value === 'done'
    ? ok({ success: true as const, data })
    : ok({ success: false, result: 'order.changed', message: await changedText(ctx.database, number), data })
}

/** Work that moves an order along the transitions of core. */
const moved =
  (ctx: StaffCtx, to: (found: Parameters<Work>[1]) => Parameters<typeof moveOrderIn>[3]): Work =>
  async (tx, found) => {
    const done = await moveOrderIn(ctx, tx, found.row.number, to(found))
    return done.ok ? done : err('order.action-refused')
  }

/** The actions that change the state of an order. */
const MOVES = {
  control: (ctx) => moved(ctx, () => orderStates.to('control')),
  pause: (ctx) => moved(ctx, () => orderStates.to('pause')),
  resume: (ctx) => moved(ctx, ({ row }) => row.pausedFrom ?? orderStates.initial),
  send:
    (ctx: StaffCtx, packed: Packed = {}): Work =>
    (tx, found) =>
      sendParcel(ctx, tx, found, packed),
  cancel:
    (ctx) =>
    async (tx, { row: { number } }) => {
      const cancelled = await cancelOrderIn(ctx, tx, number, 'staff')
      return cancelled.ok ? cancelled : err('order.action-refused')
    },
} as const satisfies Partial<Record<OrderAction, (ctx: StaffCtx, packed?: Packed) => Work>>

/** Brings an order to a state, by the action that leads there from its present state. */
async function setStatus(ctx: StaffCtx, id: string, to: OrderState): Promise<Result<Outcome, Refusal>> {
  const opened = await openToStaff(ctx, ctx.actor, id)
  if (!opened.ok) return opened
  const found = await readDeskOrder(ctx, id)
  if (!found) return err('order.not-found')
  const action = actionTo(to, found.row)
  if (action === null) return err('order.action-refused')
  const input = { params: { id }, body: { key: randomUUID(), version: found.row.version } }
  return act(ctx, input, action, MOVES[action](ctx))
}

export const staffOrderModule = defineModule({
  name: 'staff-order',
  endpoints: [
    implement(shop.getStaffOrders, async (ctx, { query }) =>
      ok({
        data: await listOrders(ctx, {
          queue: query.queue ?? 'control',
          store: { id: ctx.actor.storeId, isOnly: onlyStoreOf(ctx.actor) !== null || query.store === 'own' },
          page: query.page ?? 1,
        }),
      }),
    ),
    implement(shop.getStaffOrder, async (ctx, { params }) => {
      const opened = await openToStaff(ctx, ctx.actor, params.id)
      if (!opened.ok) return opened
      const data = await describeOrder(ctx, params.id, ctx.actor)
      return data ? ok({ data }) : err('order.not-found')
    }),
    implement(shop.lookupOrder, async (ctx, { params, body }) => {
      const looked = await lookUpOrder(ctx, params.id, body.reason)
      if (!looked.ok) return looked
      const data = await describeOrder(ctx, params.id, ctx.actor)
      return data ? ok({ success: true as const, data }) : err('order.not-found')
    }),
    implement(shop.controlOrder, (ctx, input) => act(ctx, input, 'control', MOVES.control(ctx))),
    implement(shop.pauseOrder, (ctx, input) => act(ctx, input, 'pause', MOVES.pause(ctx))),
    implement(shop.resumeOrder, (ctx, input) => act(ctx, input, 'resume', MOVES.resume(ctx))),
    implement(shop.grindOrder, (ctx, input) =>
      act(ctx, input, 'grind', async (tx, { row: { number } }) => {
        await noteGround(tx, number, ctx.clock.now())
        return ok(undefined)
      }),
    ),
    implement(shop.readyOrder, (ctx, input) => act(ctx, input, 'ready', (tx, found) => layOut(ctx, tx, found))),
    implement(
      shop.collectOrder,
      (ctx, input) => act(ctx, input, 'collect', (tx, found) => handOver(ctx, tx, found, input.body.code)),
      { limit: countedByAll('pick-up-code:address') },
    ),
    implement(shop.sendBackOrder, (ctx, input) =>
      act(ctx, input, 'send-back', (tx, found) => sendBack(ctx, tx, found)),
    ),
    implement(shop.sendOrder, (ctx, input) => act(ctx, input, 'send', MOVES.send(ctx, input.body))),
    implement(shop.cancelStaffOrder, (ctx, input) => act(ctx, input, 'cancel', MOVES.cancel(ctx))),
    implement(shop.cancelOrderLines, (ctx, input) =>
      act(ctx, input, 'cancel-lines', (tx, found) => cancelLines(ctx, tx, found, input.body.lineIds)),
    ),
    implement(shop.setOrderStatus, (ctx, { params, body }) => setStatus(ctx, params.orderId, body.status)),
    implement(shop.refundOrder, (ctx, input) =>
      act(ctx, input, 'refund', (tx, found) => refundByStaff(ctx, tx, found, { ...input.body, role: ctx.actor.role })),
    ),
    implement(shop.resendOrderLetter, async (ctx, { params: { id: number }, body }) => {
      const opened = await openToStaff(ctx, ctx.actor, number)
      if (!opened.ok) return opened
      if (!(await describeOrder(ctx, number, ctx.actor))) return err('order.not-found')
      const resent = await resendLetter(ctx, number, body.letterId)
      if (!resent.ok) return resent
      const data = await describeOrder(ctx, number, ctx.actor)
      return data ? ok({ success: true as const, data }) : err('order.not-found')
    }),
    implement(shop.getStaffGiftCards, async (ctx) => ok({ data: await soldGiftCards(ctx, ctx.actor.storeId) })),
    implement(shop.getStaffGiftCardPdf, async (ctx, { params: { id: number, cardId } }) => {
      const { storeId, employeeNumber } = ctx.actor
      const allowed = await ctx.rateLimits.consume(CARD_PRINTS, `${storeId}/${employeeNumber}`)
      if (!allowed.ok) return err({ code: 'rate-limited' as const, retryAfter: allowed.error.retryAfter })
      const printed = await printInStore(ctx, { number, cardId, storeId })
      return printed.ok ? ok(pdfReply(`presentkort-${number}`, printed.value)) : printed
    }),
    implement(shop.resendStaffGiftCard, async (ctx, { params: { id: number }, body: { cardId } }) => {
      const opened = await openToStaff(ctx, ctx.actor, number)
      if (!opened.ok) return opened
      const allowed = await ctx.rateLimits.consume(CARD_RESENDS, number)
      if (!allowed.ok) return err({ code: 'rate-limited' as const, retryAfter: allowed.error.retryAfter })
      return asDone(await resendGiftCardForStaff(ctx, { number, cardId }))
    }),
    implement(shop.noteOrder, (ctx, input) =>
      act(ctx, input, 'note', async (tx, { row: { number } }) => {
        const problem = noteProblem(input.body.text)
        if (problem !== null) return err({ code: 'request.invalid', fields: { text: NOTE_TEXTS[problem]() } })
        const note = { id: input.body.key, orderNumber: number, text: input.body.text.trim(), at: ctx.clock.now() }
        await insertNote(ctx, tx, { ...note, writtenBy: actorId(ctx.actor) ?? '' })
        await audit(tx, note.at, { action: 'order.noted', subject: 'order', id: number })
        return ok(undefined)
      }),
    ),
  ],
  jobs: [
    {
      name: 'pick-up-return',
      schedule: { cron: '22 4 * * *' },
      audits: ['order.cancelled', 'order.not-collected', 'gift-card.recalled'],
      handle: returnUncollected,
    },
  ],
  personalData: [noteData],
  sealed: [orderNote.text],
})

const NOTE_TEXTS = {
  length: () => staffOrderMessages.noteLength(NOTE_LENGTH),
  health: staffOrderMessages.noteHealth,
} as const
