import type { ShopClient } from '@klarsikt/contract/client'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { type BookingChoices } from '../choices/choices.js'
import { noSuchTime, outcomeWithTimes, type TimeRefusal } from './outcome-with-times.js'

type Held = { readonly hold: NonNullable<BookingChoices['hold']> } | { readonly refusal: TimeRefusal }

/** Holds the chosen time for the visitor while they type their details [ERR-008]. */
export async function holdTime(client: ShopClient, choices: BookingChoices): Promise<Held> {
  const { examType, ageGroup, storeId, start, examinerId } = choices
  if (examType === null || storeId === null || start === null)
    return { refusal: noSuchTime(validationMessages.bookingSlotUnknown()) }
  const body = { examType, ageGroup, storeId, start, resourceId: examinerId }
  const { outcome, refusal } = await outcomeWithTimes(start, client.holdSlot({ body }))
  return outcome.ok ? { hold: { id: outcome.value.holdId, until: outcome.value.expiresAt } } : { refusal }
}
