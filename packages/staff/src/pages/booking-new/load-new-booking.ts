import { type BookingChoices, readChoices } from '@klarsikt/booking/choices'
import { loadTimes, type Times, SHOWN_DAY } from '@klarsikt/booking/times'
import type { ShopClient } from '@klarsikt/contract/client'
import type { ExamTypeOption } from '@klarsikt/contract/shop/types'
import { replyOrNotFound } from '@klarsikt/page-kit/session'

export interface NewBookingData {
  readonly choices: BookingChoices
  readonly exams: readonly ExamTypeOption[]
  /** The chosen exam, once an age group is chosen where the exam needs one. */
  readonly exam: ExamTypeOption | null
  readonly storeName: string
  /** Free times. Null until an exam is chosen, and after a time is chosen. */
  readonly times: Times | null
  /** The day from the address, which the forms pass on. An empty string where the address names none. */
  readonly day: string
  /** A key for one booking. Several presses with one key make one booking. */
  readonly key: string
}

/** Loads the choices so far for a visit that the store books for a customer. They all stand in the address. */
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
