import type { Article } from '@klarsikt/contract/shop/types'
import type { LensIndex } from '@klarsikt/core/catalogue'
import {
  checkLens,
  lensProblemText,
  lensSection,
  type LensProblem,
  powerRangeText,
  recommendIndex,
  type SectionFrame,
} from '@klarsikt/core/lens-advice'
import * as lensStudioMessages from '@klarsikt/core/messages/lens-studio'
import * as pageMessages from '@klarsikt/core/messages/page'
import { formatMillimetres } from '@klarsikt/core/prescription'
import { Alert } from '@klarsikt/design-system/alert'
import { ButtonLink } from '@klarsikt/design-system/button'
import { RadioCards, type RadioOption } from '@klarsikt/design-system/radio-group'
import { href } from '@klarsikt/shop-config/paths'
import { ChoiceForm } from './choice-form.js'
import { CHOICE_QUERY, type StudioChoices } from './choices.js'
import { indicesOf } from './chosen-lens.js'
import { IndexLine } from './index-line.js'
import type { LensGroup } from './lens-group.js'
import { LensSectionDrawing, type PairSection, sectionDepth } from './lens-section-drawing.js'
import type { Strengths } from './strengths.js'

interface ThicknessStepProps {
  readonly path: string
  readonly article: Article
  readonly group: LensGroup
  readonly choices: StudioChoices
  readonly strengths: Strengths
  /** The marked index, or null where none suits. */
  readonly marked: LensIndex | null
  readonly onMark: (index: LensIndex) => void
}

interface IndexFacts {
  readonly index: LensIndex
  readonly pair: PairSection | null
  readonly problem: LensProblem | null
}

/** Draws the pair to scale in each index. It recommends one, and disables the unsuitable ones with the reason. */
export function ThicknessStep({ path, article, group, choices, strengths, marked, onMark }: ThicknessStepProps) {
  const frame: SectionFrame = article.specification
  const indices = indicesOf(group)
  const recommended = recommendIndex(indices, group.lensType, strengths.prescription, frame)
  const facts = indices.map((index) => factsOf(index, group, strengths, frame))
  const depth = Math.max(
    ...facts.flatMap(({ pair }) => (pair ? [sectionDepth(pair.right), sectionDepth(pair.left)] : [])),
  )
  const options = facts.map(({ index, pair, problem }): RadioOption<LensIndex> => ({
    value: index,
    label: (
      <IndexLine
        index={index}
        group={group}
        badge={index === recommended ? lensStudioMessages.thicknessRecommended() : null}
      />
    ),
    detail: (
      <>
        {pair && <LensSectionDrawing pair={pair} noseBridge={frame.noseBridge ?? 0} depth={depth} />}
        {pair && `${lensStudioMessages.thicknessSizes(sizesOf(pair))} `}
        {problem ? lensProblemText(problem) : powerRangeText(index)}
      </>
    ),
    disabled: problem !== null,
  }))
  return (
    <ChoiceForm path={path} choices={{ ...choices, index: null }} canContinue={recommended !== null}>
      <p className="ks-text-muted">
        {facts.some(({ pair }) => pair) ? lensStudioMessages.thicknessIntro() : lensStudioMessages.thicknessNoDrawing()}
      </p>
      {recommended === null && (
        <Alert
          tone="warning"
          actions={
            <ButtonLink size="small" variant="secondary" href={href('stores')}>
              {pageMessages.stores()}
            </ButtonLink>
          }
        >
          {lensStudioMessages.thicknessNone()}
        </Alert>
      )}
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

function factsOf(index: LensIndex, group: LensGroup, { prescription }: Strengths, frame: SectionFrame): IndexFacts {
  const lens = { type: group.lensType, index }
  const checked = checkLens(lens, prescription, frame)
  const right = lensSection(lens, prescription, 'right', frame)
  const left = lensSection(lens, prescription, 'left', frame)
  return {
    index,
    pair: right && left ? { right, left } : null,
    problem: checked.ok ? null : checked.error,
  }
}

function sizesOf({ right, left }: PairSection) {
  return { right: formatMillimetres(right.thickest), left: formatMillimetres(left.thickest) }
}
