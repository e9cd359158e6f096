import { type BookingScreen, EXAM_TYPES, type ExamKind } from '@klarsikt/core/booking'
import { type BookingChoices, choiceFields } from './choices.js'

/** The steps of the wizard that have an address of their own. */
export type WizardStep = 'examType' | 'age' | 'store' | 'time' | 'company' | 'details' | 'summary'

/** The query parameter that names a step, and the values of the steps. */
export const STEP_QUERY = 'steg'
export const STEP_WORDS: Readonly<Record<WizardStep, string>> = {
  examType: 'undersokning',
  age: 'alder',
  store: 'butik',
  time: 'tid',
  company: 'foretag',
  details: 'uppgifter',
  summary: 'sammanfattning',
}

/** The screen that each step belongs to [ROUTE-054]. */
export const SCREEN_OF: Readonly<Record<WizardStep, BookingScreen>> = {
  examType: 'examType',
  age: 'examType',
  store: 'store',
  time: 'time',
  company: 'details',
  details: 'details',
  summary: 'summary',
}

/**
 * Returns the steps of a booking in order. A hearing test has one kind of exam and asks for no age (decision G7). The
 * company is asked for only where a company pays (decision G8).
 */
export function wizardSteps(kind: ExamKind, { examType }: Pick<BookingChoices, 'examType'>): readonly WizardStep[] {
  const isForCompany = examType !== null && EXAM_TYPES[examType].isForCompany
  const rest = ['store', 'time', ...(isForCompany ? (['company'] as const) : []), 'details', 'summary'] as const
  if (kind === 'auditory') return rest
  const asksAge = examType === null || EXAM_TYPES[examType].hasAgeGroup
  return asksAge ? ['examType', 'age', ...rest] : ['examType', ...rest]
}

/** Returns whether the address holds what the step asks for. Typed details are never part of an address. */
function isChosen(step: WizardStep, choices: BookingChoices): boolean {
  switch (step) {
    case 'examType':
      return choices.examType !== null
    case 'age':
      return choices.ageGroup !== null
    case 'store':
      return choices.storeId !== null
    case 'time':
      return choices.start !== null
    case 'company':
    case 'details':
    case 'summary':
      return false
  }
}

/**
 * Returns the step that an address leads to: the step that it names if all earlier steps are answered, or else the
 * first unanswered one.
 */
export function stepAt(kind: ExamKind, choices: BookingChoices, asked: string | null): WizardStep {
  const steps = wizardSteps(kind, choices)
  const open = Math.max(
    steps.findIndex((step) => !isChosen(step, choices)),
    0,
  )
  const askedAt = steps.findIndex((step) => STEP_WORDS[step] === asked)
  // The steps after the typed ones are on the same page. Only that page knows whether the details are filled in.
  const isTyped = steps[open] === 'company' || steps[open] === 'details'
  const last = isTyped ? steps.length - 1 : open
  return steps[askedAt >= 0 && askedAt <= last ? askedAt : open] ?? 'examType'
}

/** Returns the address of a step with the choices so far. Without a step it leads to the first unanswered one. */
export function stepAddress(path: string, choices: BookingChoices, step?: WizardStep): string {
  const query = new URLSearchParams({ ...(step && { [STEP_QUERY]: STEP_WORDS[step] }), ...choiceFields(choices) })
  return query.size === 0 ? path : `${path}?${query}`
}

/** Returns the choices before a step is answered again. It clears every choice that depends on the step's answer. */
export function choicesBefore(step: WizardStep, choices: BookingChoices): BookingChoices {
  const noTime = { ...choices, start: null, isSuggested: false, hold: null }
  const noPerson = { ...noTime, examinerId: null }
  switch (step) {
    case 'examType':
      return { ...noPerson, examType: null }
    case 'age':
      return { ...noPerson, ageGroup: null }
    case 'store':
      return { ...noPerson, storeId: null }
    case 'time':
      return noTime
    case 'company':
    case 'details':
    case 'summary':
      return choices
  }
}
