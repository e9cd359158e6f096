import type { Article } from '@klarsikt/contract/shop/types'
import { cheapest, checkLens } from '@klarsikt/core/lens-advice'
import { useState } from 'react'
import type { StudioChoices } from './choices.js'
import { matches } from './chosen-lens.js'
import type { StudioStep } from './steps.js'
import type { Studio } from './use-studio.js'

/** Holds what is marked at a step but not chosen yet. The total and the picture already include it. */
export function useMarked({ specification }: Pick<Article, 'specification'>, studio: Studio) {
  const { step, choices } = studio
  const [marked, setMarked] = useState<{ readonly step: StudioStep; readonly choices: StudioChoices } | null>(null)
  const shown =
    marked?.step === step ? { ...choices, ...ofStep(step, marked.choices) } : suggested(studio, specification)
  return { shown, mark: (change: Partial<StudioChoices>) => setMarked({ step, choices: { ...shown, ...change } }) }
}

/** Returns the choice that a step asks for. The other choices may have changed since. */
function ofStep(step: StudioStep, { index, treatment }: StudioChoices): Partial<StudioChoices> {
  return step === 'thickness' ? { index } : step === 'treatment' ? { treatment } : {}
}

/**
 * Returns what is marked first: the earlier choice, or else the cheapest that suits. The customer must choose anything
 * more expensive themselves (distansavtalslagen 2 kap. 10 §).
 */
function suggested({ step, choices, group, strengths }: Studio, frame: Article['specification']): StudioChoices {
  if (group === null) return choices
  const { lensType, options } = group
  if (step === 'thickness' && choices.index === null) {
    const suitable = options.filter(
      ({ index }) => strengths === null || checkLens({ type: lensType, index }, strengths.prescription, frame).ok,
    )
    return { ...choices, index: cheapest(suitable, ({ price }) => price)?.index ?? null }
  }
  if (step !== 'treatment' || choices.treatment !== null) return choices
  const lens = cheapest(
    options.filter((option) => matches(option, { index: choices.index, treatment: null })),
    ({ price }) => price,
  )
  return { ...choices, treatment: lens && { colour: lens.color, polarized: lens.polarized } }
}
