import type { FieldProblem } from '@klarsikt/core/errors'
import {
  afterNext,
  checkDeliveryAddress,
  checkNextDay,
  checkTemporaryAddress,
  isDelivering,
  withInterval,
  withNextDay,
  type SubscriptionInterval,
} from '@klarsikt/core/lens-subscription'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { changeSubscription, type Changed, type ChangeRefusal } from './change.js'
import { type OwnSubscription, sealAddress, sealTemporary, type SubscriptionRow } from './rows.js'
import { NO_DELIVERY, scheduleColumns, scheduleOf } from './schedule.js'
import { lensSubscription } from './tables.js'

type TypedAddress = { readonly street: string; readonly postalCode: string; readonly city: string }

export type DeliveryChange = {
  readonly interval?: SubscriptionInterval | undefined
  readonly nextDelivery?: string | undefined
  readonly address?: TypedAddress | undefined
  readonly temporaryAddress?: (TypedAddress & { readonly from: string; readonly to: string }) | null | undefined
}

type Columns = Partial<SubscriptionRow>

/** Changes the interval, the next day or the addresses. When one value is invalid, nothing changes [LENS-010]. */
export function updateDelivery(
  deps: Deps,
  own: OwnSubscription,
  change: DeliveryChange,
): Promise<Changed<ChangeRefusal | 'subscription.paused' | Refusal>> {
  return changeSubscription(
    deps,
    own,
    async (tx, row, today): Promise<Result<'changed' | 'same', 'subscription.paused' | Refusal>> => {
      const problems: Record<string, FieldProblem> = {}
      const columns: Columns = {}
      if (change.interval && change.interval !== row.interval)
        Object.assign(columns, intervalColumns(row, change.interval))
      if (change.nextDelivery !== undefined) {
        if (!isDelivering(row.state)) return err('subscription.paused')
        const day = checkNextDay(change.nextDelivery, today)
        if (!day.ok) problems['nextDelivery'] = day.error
        else if (day.value !== row.nextOn)
          Object.assign(columns, scheduleColumns(withNextDay({ ...scheduleOf(row), ...columns }, day.value)))
      }
      if (change.address) {
        const address = checkDeliveryAddress(change.address)
        if (address.ok) columns.address = sealAddress(deps.encryption, address.value)
        else Object.assign(problems, address.error)
      }
      if (change.temporaryAddress) {
        const address = checkTemporaryAddress(change.temporaryAddress, today)
        if (address.ok) columns.temporaryAddress = sealTemporary(deps.encryption, address.value)
        else Object.assign(problems, address.error)
      }
      if (change.temporaryAddress === null) columns.temporaryAddress = null
      if (Object.keys(problems).length > 0) return err({ code: 'request.invalid', fields: fieldTexts(problems) })
      if (Object.keys(columns).length === 0) return ok('same')
      await tx.orm.update(lensSubscription).set(columns).where(eq(lensSubscription.id, row.id))
      return ok('changed')
    },
  )
}

/** The columns of a new interval. The next delivery and its letter keep their days. */
function intervalColumns(row: SubscriptionRow, interval: SubscriptionInterval): Columns {
  const schedule = withInterval(scheduleOf(row), interval)
  if (!isDelivering(row.state)) return { ...schedule, ...NO_DELIVERY }
  return { ...scheduleColumns(schedule), announcedOn: row.announcedOn }
}

/** Skips the next delivery. `delivery` names the day, so that a second press skips nothing more. */
export function skipDelivery(
  deps: Deps,
  own: OwnSubscription,
  { delivery: day }: { readonly delivery: string },
): Promise<Changed<ChangeRefusal | 'subscription.paused'>> {
  return changeSubscription(deps, own, async (tx, row) => {
    if (!isDelivering(row.state)) return err('subscription.paused')
    if (row.nextOn !== day) return ok('same')
    await tx.orm
      .update(lensSubscription)
      .set(scheduleColumns(afterNext(scheduleOf(row))))
      .where(eq(lensSubscription.id, row.id))
    return ok('changed')
  })
}
