import type { LensIndex } from '@klarsikt/core/catalogue'
import { powerRangeText, usualIndex } from '@klarsikt/core/lens-advice'
import * as lensStudioMessages from '@klarsikt/core/messages/lens-studio'
import { RadioCards, type RadioOption } from '@klarsikt/design-system/radio-group'
import { ChoiceForm } from './choice-form.js'
import { CHOICE_QUERY, type StudioChoices } from './choices.js'
import { indicesOf } from './chosen-lens.js'
import { IndexLine } from './index-line.js'
import type { LensGroup } from './lens-group.js'

interface ThicknessByTypeProps {
  readonly path: string
  readonly group: LensGroup
  readonly choices: StudioChoices
  readonly marked: LensIndex | null
  readonly onMark: (index: LensIndex) => void
}

/**
 * Asks for the index while the strengths are unknown. All indices can be chosen, and the one that suits most people is
 * recommended.
 */
export function ThicknessByType({ path, group, choices, marked, onMark }: ThicknessByTypeProps) {
  const indices = indicesOf(group)
  const usual = usualIndex(indices, group.lensType)
  const options = indices.map((index): RadioOption<LensIndex> => ({
    value: index,
    label: (
      <IndexLine index={index} group={group} badge={index === usual ? lensStudioMessages.thicknessUsual() : null} />
    ),
    detail: powerRangeText(index),
  }))
  return (
    <ChoiceForm path={path} choices={{ ...choices, index: null }}>
      <p className="ks-text-muted">{lensStudioMessages.thicknessUnknown()}</p>
      <RadioCards
        legend={lensStudioMessages.thicknessLegend()}
        name={CHOICE_QUERY.index}
        options={options}
        value={marked}
        onChange={onMark}
        required
      />
    </ChoiceForm>
  )
}
