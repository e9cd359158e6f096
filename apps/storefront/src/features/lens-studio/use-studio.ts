import type { CartItem } from '@klarsikt/contract/shop/types'
import { useSearchParams } from 'react-router'
import { useShopState } from '../../lib/shop-state.js'
import { readChoices, type StudioChoices } from './choices.js'
import { chosenLens, groupOf, holdingChoices } from './chosen-lens.js'
import { type Draft, recallDraft } from './draft.js'
import type { LensGroup } from './lens-group.js'
import type { LoadedStudio } from './load-studio.js'
import { askedStep, STEP_QUERY, stepAt, type StudioStep } from './steps.js'
import { needsOf, strengthsOf } from './strengths.js'
import { shownDistances, shownPrescription } from './typed-prescription.js'
import { useHydrated } from './use-hydrated.js'

const NO_ITEMS: readonly CartItem[] = []

/** Returns the state of the studio, from its address and from what this tab knows. */
export function useStudio({ article, lenses: { groups } }: Pick<LoadedStudio, 'article' | 'lenses'>) {
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  const items = useShopState(({ cart, facts }) => cart?.items ?? (facts === null ? undefined : NO_ITEMS))
  const asked = readChoices(query)
  const edited = asked.lineId === null ? null : lensOf(items, asked.lineId)
  const isPairGone = asked.lineId !== null && items !== undefined && edited === null
  const lineId = isPairGone ? null : asked.lineId
  const resolved = withLens({ ...asked, lineId }, edited, groups)
  const draft = isHydrated ? (recallDraft(lineId) ?? draftOf(edited, lineId)) : null
  const group = groupOf(groups, resolved)
  const isAwaited = resolved.source !== null && resolved.source !== 'typed'
  // The draft stays when the customer decides to send the strengths later, in case they change their mind. It has no
  // effect then.
  const strengths = draft && group && !isAwaited ? strengthsOf(draft, group) : null
  const choices = holdingChoices(resolved, { groups, frame: article.specification, strengths })
  const step = stepAt(choices, query.get(STEP_QUERY))
  // Only the browser knows the strengths and the pairs in the cart, so the server cannot show these steps.
  const isPending =
    (lineId !== null && items === undefined) ||
    (!isHydrated && group !== null && needsOf(group).needsPrescription && isPastPrescription(asked, query))
  return { choices, step, group, draft, strengths, lens: chosenLens(group, choices), isPairGone, isPending }
}

export type Studio = ReturnType<typeof useStudio>

function isPastPrescription(asked: StudioChoices, query: URLSearchParams): boolean {
  const step: StudioStep | null = askedStep(query.get(STEP_QUERY))
  return asked.source === 'typed' && step !== 'use' && step !== 'prescription'
}

/** Returns the lens of a pair in the cart. It must be ground for strengths, which may still be missing. */
function lensOf(items: readonly CartItem[] | undefined, lineId: string): CartItem | null {
  return (
    items?.find(
      (item) => item.parentLineId === lineId && (item.prescriptionGlasses !== null || item.prescriptionSource !== null),
    ) ?? null
  )
}

/** Adds the choices of the lens in the cart, where the pair is changed. */
function withLens(asked: StudioChoices, edited: CartItem | null, groups: readonly LensGroup[]): StudioChoices {
  const lens = groups.flatMap(({ options }) => options).find(({ skuId }) => skuId === edited?.skuId)
  if (!lens) return asked
  return {
    ...asked,
    use: asked.use ?? lens.lensType,
    source: asked.source ?? edited?.prescriptionSource ?? null,
    index: asked.index ?? lens.index,
    treatment: asked.treatment ?? { colour: lens.color, polarized: lens.polarized },
  }
}

function draftOf(edited: CartItem | null, lineId: string | null): Draft | null {
  if (!edited?.prescriptionGlasses) return null
  return {
    lineId,
    typed: shownPrescription(edited.prescriptionGlasses),
    distances: shownDistances(edited.workingDistances),
    confirmed: false,
    exam: null,
  }
}
