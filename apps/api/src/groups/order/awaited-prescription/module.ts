import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { PRESCRIPTION_PHOTO_BYTES } from '@klarsikt/core/awaited-prescription'
import { err, type Result } from '@klarsikt/core/lib'
import * as awaitedPrescriptionMessages from '@klarsikt/core/messages/awaited-prescription'
import type { Ctx } from '../../../context.js'
import { defineModule } from '../../../define-module.js'
import { asData } from '../../../http/answers.js'
import type { Refusal } from '../../../http/failures.js'
import { implement } from '../../../http/implement.js'
import { countedByAll, rateLimit } from '../../../http/rate-limit.js'
import { awaitedData } from './awaited-data.js'
import { orderOfLink } from './by-link.js'
import { cancelAwaited } from './cancel.js'
import { describeAwaitedOrder } from './describe.js'
import { enterPrescription, type EnterRefusal } from './enter.js'
import type { PairId } from './find-pairs.js'
import { forgetPhotos } from './forget-photos.js'
import { remindOfPrescriptions } from './remind.js'
import { sendPhoto, type SendRefusal } from './send-photo.js'
import { awaitedPrescriptionStaffRoutes } from './staff-routes.js'

const BY_LINK = { limit: countedByAll('prescription-link:address') } as const
const PHOTOS = rateLimit('prescription-photo:order')
/** Base64 is a third longer than the file, and the request has some more text. */
const PHOTO_BODY_BYTES = Math.ceil((PRESCRIPTION_PHOTO_BYTES * 4) / 3) + 64 * 1024

type Link = { readonly order: string; readonly key: string }

/** Changes the order of a link and describes it afterwards. */
async function withLink<Refused>(ctx: Ctx, link: Link, work: (number: string) => Promise<Result<void, Refused>>) {
  const number = orderOfLink(ctx, link)
  if (!number.ok) return number
  const worked = await work(number.value)
  if (!worked.ok) return worked
  return asData(await describeAwaitedOrder(ctx, ctx.database, number.value))
}

/**
 * Adapts the refusal of a lens for customers. They cannot choose lenses here, so the text asks them to send a picture
 * to the staff instead.
 */
function forCustomer(refusal: Refusal<EnterRefusal>): Refusal<EnterRefusal> {
  if (typeof refusal === 'string' || refusal.code !== 'lens.unsuitable') return refusal
  const { changesLenses: _lenses, ...fields } = refusal.fields ?? {}
  const texts = Object.entries(fields).map(([field, reason]) => [
    field,
    awaitedPrescriptionMessages.unsuitable({ reason }),
  ])
  return { ...refusal, fields: Object.fromEntries(texts) as Record<string, string> }
}

/** Limits the pictures of an order in an hour, because each takes a while to process. */
async function sendLimited(ctx: Ctx, id: PairId, file: string): Promise<Result<void, Refusal<SendRefusal>>> {
  const allowed = await ctx.rateLimits.consume(PHOTOS, id.orderNumber)
  return allowed.ok ? sendPhoto(ctx, id, file) : err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
}

/** Prescriptions that are sent after the purchase: customers send them by a link, and opticians enter them. */
export const awaitedPrescriptionModule = defineModule({
  name: 'awaited-prescription',
  endpoints: [
    implement(
      shop.getAwaitedOrder,
      async (ctx, { query }) => {
        const number = orderOfLink(ctx, query)
        if (!number.ok) return number
        return asData(await describeAwaitedOrder(ctx, ctx.database, number.value))
      },
      BY_LINK,
    ),
    implement(
      shop.sendPrescriptionPhoto,
      (ctx, { body: { position, file, ...link } }) =>
        withLink(ctx, link, (orderNumber) => sendLimited(ctx, { orderNumber, position }, file)),
      { limit: countedByAll('prescription-photo:address'), bodyLimit: PHOTO_BODY_BYTES },
    ),
    implement(
      shop.typeAwaitedPrescription,
      (ctx, { body: { position, prescription, ...link } }) =>
        withLink(ctx, link, async (orderNumber) => {
          const entered = await enterPrescription(ctx, { orderNumber, position }, { prescription })
          return entered.ok ? entered : err(forCustomer(entered.error))
        }),
      BY_LINK,
    ),
    implement(
      shop.cancelAwaitedOrder,
      (ctx, { body }) => withLink(ctx, body, (number) => cancelAwaited(ctx, number)),
      BY_LINK,
    ),
    ...awaitedPrescriptionStaffRoutes,
  ],
  jobs: [
    {
      name: 'prescription-remind',
      schedule: { cron: '27 7 * * *' },
      audits: ['prescription.reminded', 'prescription.not-sent', 'order.cancelled'],
      handle: remindOfPrescriptions,
    },
  ],
  personalData: [awaitedData],
  forget: { 'prescription-photo': forgetPhotos },
})
