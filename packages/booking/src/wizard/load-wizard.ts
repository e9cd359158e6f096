import type { ShopClient } from '@klarsikt/contract/client'
import type { ExamTypeOption } from '@klarsikt/contract/shop/types'
import { type AgeGroup, EXAM_TYPES, type ExamKind, type ExamTypeId } from '@klarsikt/core/booking'
import { stockholmDate } from '@klarsikt/core/calendar'
import { formatMobile } from '@klarsikt/core/identity'
import { outcomeOf } from '@klarsikt/forms'
import { type BookingChoices, readChoices } from '../choices/choices.js'
import { type ExamPerks, NO_EXAM_PERKS } from '../choices/exam-perks.js'
import { STEP_QUERY, stepAt, type WizardStep } from '../choices/wizard-steps.js'
import type { KnownCustomer } from '../details/known-customer.js'
import { type BookableStores, loadStores } from '../stores/load-stores.js'
import { storeOf } from '../stores/store-of.js'
import { loadTimes, type Times } from '../times/load-times.js'
import { kindOf, type WizardPlace } from './wizard-place.js'

/** Everything the wizard shows at a step; what the step has no use for is null. */
export interface WizardData {
  readonly place: WizardPlace
  readonly step: WizardStep
  readonly choices: BookingChoices
  /** What can be chosen; empty where it could not be had. */
  readonly exams: readonly ExamTypeOption[]
  readonly stores: BookableStores | null
  readonly times: Times | null
  /** An earlier time of the store can be waited for. */
  readonly canWait: boolean
  /** The chosen store. */
  readonly store: { readonly id: number; readonly name: string } | null
  /** Who is logged in, for the details. */
  readonly customer: KnownCustomer | null
  /** What the club gives who is logged in. */
  readonly perks: ExamPerks
  /** Key of one booking: sent twice it is the same one. */
  readonly idempotencyKey: string
  /** Instant of the answer, which the countdown of a held time is counted from. */
  readonly now: string
}

/** The wizard at the step that an address leads to. */
export async function loadWizard(
  client: ShopClient,
  { url, place }: { readonly url: URL; readonly place: WizardPlace },
): Promise<WizardData> {
  const kind = kindOf(place)
  const choices = fitting(readChoices(url.searchParams), kind)
  const step = stepAt(kind, choices, url.searchParams.get(STEP_QUERY))
  const { storeId } = choices
  const visit = visitOf(choices)
  const [exams, stores, times, canWait, store, customer, perks] = await Promise.all([
    outcomeOf(client.getExamTypes({ query: { kind } })),
    step === 'store' && visit ? loadStores(client, url, visit) : null,
    step === 'time' && visit && storeId !== null ? loadTimes(client, url, { ...choices, ...visit, storeId }) : null,
    step === 'time' && storeId !== null && isWaitedFor(client, storeId),
    storeId !== null && step !== 'store' ? storeOf(client, storeId) : null,
    step === 'details' || step === 'summary' ? customerOf(client) : null,
    isPriced(step) ? perksOf(client, choices.start) : NO_EXAM_PERKS,
  ])
  return {
    place,
    step,
    choices,
    exams: exams.ok ? exams.value.examTypes : [],
    stores,
    times,
    canWait,
    store,
    customer,
    perks,
    idempotencyKey: crypto.randomUUID(),
    now: new Date().toISOString(),
  }
}

/** An exam of ears is not booked on the page for eyes. */
function fitting(choices: BookingChoices, kind: ExamKind): BookingChoices {
  if (kind === 'auditory') return { ...choices, examType: 'hearing', ageGroup: null }
  const isOther = choices.examType !== null && EXAM_TYPES[choices.examType].kind !== kind
  return isOther ? { ...choices, examType: null } : choices
}

function visitOf(choices: BookingChoices): { examType: ExamTypeId; ageGroup: AgeGroup | null } | null {
  const { examType, ageGroup } = choices
  return examType === null ? null : { examType, ageGroup }
}

/** Not where a store has a booking system of its own; where the shop could not say, the list itself does. */
async function isWaitedFor(client: ShopClient, storeId: number): Promise<boolean> {
  const found = await outcomeOf(client.getWaitingStores())
  return !found.ok || found.value.data.some(({ id }) => id === storeId)
}

/** Steps that say what the visit costs; what is typed at the details is looked over at the same address. */
const isPriced = (step: WizardStep): boolean => step === 'examType' || step === 'details' || step === 'summary'

/** Of a visitor, and where it could not be had: the ordinary prices are shown then. */
async function perksOf(client: ShopClient, start: string | null): Promise<ExamPerks> {
  const known = await outcomeOf(
    client.getExamPerks({ query: start === null ? {} : { day: stockholmDate(new Date(start)) } }),
  )
  return known.ok ? known.value : NO_EXAM_PERKS
}

/** Nobody has to log in; who is logged in need not type it all. */
async function customerOf(client: ShopClient): Promise<KnownCustomer | null> {
  const known = await outcomeOf(client.getCustomerDetails())
  if (!known.ok) return null
  const { firstName, lastName, email, mobile, personalNumber } = known.value.data
  return { ssn: personalNumber ?? '', firstName, lastName, email, mobile: formatMobile(mobile) }
}
