import type { ShopClient } from '@klarsikt/contract/client'
import type { ExamTypeOption } from '@klarsikt/contract/shop/types'
import { type AgeGroup, EXAM_TYPES, type ExamKind, type ExamTypeId } from '@klarsikt/core/booking'
import { stockholmDate } from '@klarsikt/core/calendar'
import { formatMobile } from '@klarsikt/core/identity'
import { outcomeOf } from '@klarsikt/forms'
import { type BookingChoices, readChoices } from '../choices/choices.js'
import { type ExamPerks, NO_EXAM_PERKS } from '../choices/exam-perks.js'
import { STEP_QUERY, stepAt, type WizardStep } from '../choices/wizard-steps.js'
import { type KnownCustomer } from '../details/known-customer.js'
import { type BookableStores, loadStores } from '../stores/load-stores.js'
import { storeOf } from '../stores/store-of.js'
import { loadTimes, type Times } from '../times/load-times.js'
import { kindOf, type WizardPlace } from './wizard-place.js'

/** The data of the wizard at one step. What the step does not need is null. */
export interface WizardData {
  readonly place: WizardPlace
  readonly step: WizardStep
  readonly choices: BookingChoices
  /** The exams to choose from. Empty where they could not be loaded. */
  readonly exams: readonly ExamTypeOption[]
  readonly stores: BookableStores | null
  readonly times: Times | null
  /** True where the store offers waiting for an earlier time. */
  readonly canWait: boolean
  readonly store: { readonly id: number; readonly name: string } | null
  /** The logged-in customer, whose details fill in the form. */
  readonly customer: KnownCustomer | null
  /** What the club and subscriptions give the logged-in customer. */
  readonly perks: ExamPerks
  /** A key for one booking. Several presses with one key make one booking. */
  readonly idempotencyKey: string
  /** The instant when the data was loaded. The countdown of a held time starts from it. */
  readonly now: string
}

/** Loads the wizard at the step that the address leads to. */
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

/** Drops an exam of the other kind: the page for eyes books no hearing test. */
function fitting(choices: BookingChoices, kind: ExamKind): BookingChoices {
  if (kind === 'auditory') return { ...choices, examType: 'hearing', ageGroup: null }
  const isOther = choices.examType !== null && EXAM_TYPES[choices.examType].kind !== kind
  return isOther ? { ...choices, examType: null } : choices
}

function visitOf(choices: BookingChoices): { examType: ExamTypeId; ageGroup: AgeGroup | null } | null {
  const { examType, ageGroup } = choices
  return examType === null ? null : { examType, ageGroup }
}

/**
 * Returns whether a store offers waiting. Stores with a booking system of their own do not. If the call fails, it
 * returns true and the waiting list itself decides.
 */
async function isWaitedFor(client: ShopClient, storeId: number): Promise<boolean> {
  const found = await outcomeOf(client.getWaitingStores())
  return !found.ok || found.value.data.some(({ id }) => id === storeId)
}

/** Returns whether a step shows the price. The summary can appear at the address of the details, so both count. */
const isPriced = (step: WizardStep): boolean => step === 'examType' || step === 'details' || step === 'summary'

/** Loads what the customer gets. A visitor gets nothing, and after a failed call the ordinary prices are shown. */
async function perksOf(client: ShopClient, start: string | null): Promise<ExamPerks> {
  const known = await outcomeOf(
    client.getExamPerks({ query: start === null ? {} : { day: stockholmDate(new Date(start)) } }),
  )
  return known.ok ? known.value : NO_EXAM_PERKS
}

/**
 * Loads the logged-in customer, whose details fill in the form. Returns null for a visitor, since no log-in is needed.
 */
async function customerOf(client: ShopClient): Promise<KnownCustomer | null> {
  const known = await outcomeOf(client.getCustomerDetails())
  if (!known.ok) return null
  const { firstName, lastName, email, mobile, personalNumber } = known.value.data
  return { ssn: personalNumber ?? '', firstName, lastName, email, mobile: formatMobile(mobile) }
}
