import { replyOrNotFound } from '@klarsikt/account/session'
import type { ShopClient } from '@klarsikt/contract/client'
import type { ExamTypeOption } from '@klarsikt/contract/shop/types'
import { type BookingChoices, readChoices } from '../../choices/choices.js'
import { loadTimes, type Times } from '../../times/load-times.js'
import { SHOWN_DAY } from '../../times/times-view.js'

export interface NewBookingData {
  readonly choices: BookingChoices
  readonly exams: readonly ExamTypeOption[]
  /** The chosen exam, with an age where it asks for one. */
  readonly exam: ExamTypeOption | null
  readonly storeName: string
  /** Free times; null until it is known what for, and once one is chosen. */
  readonly times: Times | null
  /** The day that is asked for, which the forms hand on; empty where none is. */
  readonly day: string
  /** The same press again is the same booking. */
  readonly key: string
}

/** What is chosen so far of a visit that the store books for a customer; all of it stands in the address. */
export async function loadNewBooking(client: ShopClient, { url }: { readonly url: URL }): Promise<NewBookingData> {
  const { store } = replyOrNotFound(await client.getStaffMember()).data
  const { examTypes: exams } = replyOrNotFound(await client.getExamTypes({ query: {} }))
  const choices = { ...readChoices(url.searchParams), storeId: store.id, hold: null }
  const { examType, ageGroup, examinerId, start } = choices
  const found = exams.find(({ id }) => id === examType) ?? null
  const exam = found && (!found.hasAgeGroup || ageGroup !== null) ? found : null
  const visit = exam && { examType: exam.id, ageGroup, storeId: store.id, examinerId, isByStaff: true }
  const times = visit && start === null ? await loadTimes(client, url, visit) : null
  const day = url.searchParams.get(SHOWN_DAY) ?? ''
  return { choices, exams, exam, storeName: store.name, times, day, key: crypto.randomUUID() }
}
