import type { Article } from '@klarsikt/contract/shop/types'
import { recommendIndex, usualIndex } from '@klarsikt/core/lens-advice'
import { useState } from 'react'
import type { StudioChoices } from './choices.js'
import { indicesOf, matches, treatmentsOf } from './chosen-lens.js'
import type { StudioStep } from './steps.js'
import type { Studio } from './use-studio.js'

/** What is marked at a step before it is chosen: the total and the picture count it already. */
export function useMarked({ specification }: Pick<Article, 'specification'>, studio: Studio) {
  const { step, choices } = studio
  const [marked, setMarked] = useState<{ readonly step: StudioStep; readonly choices: StudioChoices } | null>(null)
  const shown =
    marked?.step === step ? { ...choices, ...ofStep(step, marked.choices) } : suggested(studio, specification)
  return { shown, mark: (change: Partial<StudioChoices>) => setMarked({ step, choices: { ...shown, ...change } }) }
}

/** The choice that a step is about; those of other steps may have changed since. */
function ofStep(step: StudioStep, { index, treatment }: StudioChoices): Partial<StudioChoices> {
  return step === 'thickness' ? { index } : step === 'treatment' ? { treatment } : {}
}

/** What is marked first: what was chosen before, else the recommended index and the treatment that is sold first. */
function suggested({ step, choices, group, strengths }: Studio, frame: Article['specification']): StudioChoices {
  if (group === null) return choices
  if (step === 'thickness' && choices.index === null) {
    const { lensType } = group
    const indices = indicesOf(group)
    const index = strengths
      ? recommendIndex(indices, lensType, strengths.prescription, frame)
      : usualIndex(indices, lensType)
    return { ...choices, index }
  }
  if (step !== 'treatment' || choices.treatment !== null) return choices
  const offered = (treatment: NonNullable<StudioChoices['treatment']>) =>
    group.options.some((option) => matches(option, { index: choices.index, treatment }))
  return { ...choices, treatment: treatmentsOf(group).find(offered) ?? null }
}
