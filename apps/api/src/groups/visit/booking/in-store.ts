import type { StoreBooking } from '@klarsikt/contract/shop/types'
import type { ErrorCode } from '@klarsikt/core/errors'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { type BookingRow, findBooking, lockStoreBooking } from './find-booking.js'
import { turnOfStore } from './take-time.js'

export type HandleDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'settings' | 'hooks' | 'bookingProvider'>
export type Refused = 'booking.not-found' | 'booking.changed' | 'booking.closed'
export type Handled<Code extends ErrorCode> = Result<StoreBooking, Refusal<Code>>

/** A booking as staff of a store name it. */
export type Meant = { readonly storeId: number; readonly id: string }

/** Changes a booking of a store in one transaction. */
export async function inStore<Done, Code extends ErrorCode>(
  { database }: Pick<HandleDeps, 'database'>,
  { storeId, id }: Meant,
  work: (tx: Executor, row: BookingRow) => Promise<Result<Done, Code>>,
): Promise<Result<{ readonly row: BookingRow; readonly done: Done }, Code | 'booking.not-found'>> {
  return database.transaction(
    async (tx): Promise<Result<{ readonly row: BookingRow; readonly done: Done }, Code | 'booking.not-found'>> => {
      const row = await lockStoreBooking(tx, storeId, id)
      if (!row) return err('booking.not-found')
      const worked = await work(tx, row)
      return worked.ok ? ok({ done: worked.value, row: (await findBooking(tx, row.id)) ?? row }) : worked
    },
    turnOfStore(storeId),
  )
}
