import { type BookingScreen, EXAM_TYPES, type ExamKind } from '@klarsikt/core/booking'
import { type BookingChoices, choiceFields } from './choices.js'

/** The steps that have an address; age is asked on the screen of the exam, after it. */
export type WizardStep = 'examType' | 'age' | 'store' | 'time' | 'company' | 'details' | 'summary'

/** The query parameter that asks for a step, and how it names them. */
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

/** The screen that a step belongs to [ROUTE-054]. */
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
 * The steps of a booking in order. Hearing has one kind of test, and no age is asked for (decision G7); the company is asked for
 * where it pays (decision G8).
 */
export function wizardSteps(kind: ExamKind, { examType }: Pick<BookingChoices, 'examType'>): readonly WizardStep[] {
  const isForCompany = examType !== null && EXAM_TYPES[examType].isForCompany
  const rest = ['store', 'time', ...(isForCompany ? (['company'] as const) : []), 'details', 'summary'] as const
  if (kind === 'auditory') return rest
  const asksAge = examType === null || EXAM_TYPES[examType].hasAgeGroup
  return asksAge ? ['examType', 'age', ...rest] : ['examType', ...rest]
}

/** Whether what a step asks for has been chosen; what is typed is never part of an address. */
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

/** The step that an address leads to: the one it asks for when all before it is chosen, else the first that is not chosen. */
export function stepAt(kind: ExamKind, choices: BookingChoices, asked: string | null): WizardStep {
  const steps = wizardSteps(kind, choices)
  const open = Math.max(
    steps.findIndex((step) => !isChosen(step, choices)),
    0,
  )
  const askedAt = steps.findIndex((step) => STEP_WORDS[step] === asked)
  // What follows what is typed is on the same page; whether that is filled in only the page knows.
  const isTyped = steps[open] === 'company' || steps[open] === 'details'
  const last = isTyped ? steps.length - 1 : open
  return steps[askedAt >= 0 && askedAt <= last ? askedAt : open] ?? 'examType'
}

/** Address of a step, with what has been chosen. Without a step it leads to the next one. */
export function stepAddress(path: string, choices: BookingChoices, step?: WizardStep): string {
  const query = new URLSearchParams({ ...(step && { [STEP_QUERY]: STEP_WORDS[step] }), ...choiceFields(choices) })
  return query.size === 0 ? path : `${path}?${query}`
}

/** The choices before a step is answered once more: what depends on its answer is open again. */
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
