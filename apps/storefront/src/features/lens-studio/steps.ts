import { type StudioChoices, choiceFields } from './choices.js'

/** The steps of the studio, one screen each. */
export type StudioStep = 'use' | 'prescription' | 'thickness' | 'treatment' | 'summary'

/** The query parameter that names a step, and the values of the steps. */
export const STEP_QUERY = 'steg'
export const STEP_WORDS: Readonly<Record<StudioStep, string>> = {
  use: 'anvandning',
  prescription: 'recept',
  thickness: 'tjocklek',
  treatment: 'behandling',
  summary: 'sammanfattning',
}

/** Returns the steps in order. Lenses without strengths need no prescription and no choice of thickness. */
export function studioSteps({ use }: Pick<StudioChoices, 'use'>): readonly StudioStep[] {
  return use === 'plano'
    ? ['use', 'treatment', 'summary']
    : ['use', 'prescription', 'thickness', 'treatment', 'summary']
}

function isChosen(step: StudioStep, choices: StudioChoices): boolean {
  switch (step) {
    case 'use':
      return choices.use !== null
    case 'prescription':
      return choices.source !== null
    case 'thickness':
      return choices.index !== null
    case 'treatment':
      return choices.treatment !== null
    case 'summary':
      return false
  }
}

/**
 * Returns the step that an address leads to: the step that it names if all earlier steps are answered, or else the
 * first unanswered one.
 */
export function stepAt(choices: StudioChoices, asked: string | null): StudioStep {
  const steps = studioSteps(choices)
  const open = steps.findIndex((step) => !isChosen(step, choices))
  const askedAt = steps.findIndex((step) => STEP_WORDS[step] === asked)
  return steps[askedAt >= 0 && askedAt <= open ? askedAt : open] ?? 'use'
}

/** Returns the step that an address names, also where it cannot be shown. */
export function askedStep(asked: string | null): StudioStep | null {
  return (Object.keys(STEP_WORDS) as StudioStep[]).find((step) => STEP_WORDS[step] === asked) ?? null
}

/** Returns the address of a step with the choices so far. Without a step it leads to the first unanswered one. */
export function studioAddress(path: string, choices: StudioChoices, step?: StudioStep): string {
  const query = new URLSearchParams({ ...(step && { [STEP_QUERY]: STEP_WORDS[step] }), ...choiceFields(choices) })
  return query.size === 0 ? path : `${path}?${query}`
}

/** Returns the previous step, or null for the first. */
export function stepBefore(step: StudioStep, choices: StudioChoices): StudioStep | null {
  const steps = studioSteps(choices)
  return steps[steps.indexOf(step) - 1] ?? null
}
