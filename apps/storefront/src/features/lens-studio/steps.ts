import { type StudioChoices, choiceFields } from './choices.js'

/** The decisions, one a screen. */
export type StudioStep = 'use' | 'prescription' | 'thickness' | 'treatment' | 'summary'

/** The query parameter that asks for a step, and how it names them. */
export const STEP_QUERY = 'steg'
export const STEP_WORDS: Readonly<Record<StudioStep, string>> = {
  use: 'anvandning',
  prescription: 'recept',
  thickness: 'tjocklek',
  treatment: 'behandling',
  summary: 'sammanfattning',
}

/** The steps in order. Lenses without strengths have neither a prescription nor a thickness to choose. */
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

/** The step that an address leads to: the one it asks for when all before it is chosen, else the first that is not chosen. */
export function stepAt(choices: StudioChoices, asked: string | null): StudioStep {
  const steps = studioSteps(choices)
  const open = steps.findIndex((step) => !isChosen(step, choices))
  const askedAt = steps.findIndex((step) => STEP_WORDS[step] === asked)
  return steps[askedAt >= 0 && askedAt <= open ? askedAt : open] ?? 'use'
}

/** The step that an address asks for by name, whether or not it can be shown. */
export function askedStep(asked: string | null): StudioStep | null {
  return (Object.keys(STEP_WORDS) as StudioStep[]).find((step) => STEP_WORDS[step] === asked) ?? null
}

/** Address of a step, with what has been chosen. Without a step it leads to the next one. */
export function studioAddress(path: string, choices: StudioChoices, step?: StudioStep): string {
  const query = new URLSearchParams({ ...(step && { [STEP_QUERY]: STEP_WORDS[step] }), ...choiceFields(choices) })
  return query.size === 0 ? path : `${path}?${query}`
}

/** The step before one, or null for the first. */
export function stepBefore(step: StudioStep, choices: StudioChoices): StudioStep | null {
  const steps = studioSteps(choices)
  return steps[steps.indexOf(step) - 1] ?? null
}
