import * as lensStudioMessages from '@klarsikt/core/messages/lens-studio'
import { formatPrice } from '@klarsikt/core/money'
import { RadioCards, type RadioOption } from '@klarsikt/design-system/radio-group'
import { ChoiceForm } from './choice-form.js'
import { CHOICE_QUERY, type StudioChoices, type Treatment, treatmentWord } from './choices.js'
import { matches, treatmentsOf } from './chosen-lens.js'
import { FrameDrawing } from './frame-drawing.js'
import type { LensGroup } from './lens-group.js'
import type { Finish } from './load-studio.js'
import { isPhotochromic, treatmentText } from './treatment-text.js'
import styles from './lens-studio.module.css'

interface TreatmentStepProps {
  readonly path: string
  readonly group: LensGroup
  readonly choices: StudioChoices
  readonly drawing: string | null
  readonly finishes: Readonly<Record<string, Finish>>
  readonly marked: Treatment | null
  readonly onMark: (treatment: Treatment) => void
}

/** Asks for treatment and tint, and shows the marked one in a drawing of this frame. */
export function TreatmentStep({ path, group, choices, drawing, finishes, marked, onMark }: TreatmentStepProps) {
  const treatments = treatmentsOf(group)
  const optionOf = (treatment: Treatment) =>
    group.options.find((option) => matches(option, { index: choices.index, treatment }))
  const offered = treatments.filter((treatment) => optionOf(treatment))
  const least = Math.min(...offered.flatMap((treatment) => optionOf(treatment)?.price ?? []))
  const options = treatments.map((treatment): RadioOption => {
    const lens = optionOf(treatment)
    return {
      value: treatmentWord(treatment),
      label: (
        <span className={styles.treatment}>
          <Swatch finish={finishes[treatmentWord(treatment)]} />
          {treatmentText(treatment)}
        </span>
      ),
      detail: lens
        ? lens.description
        : lensStudioMessages.treatmentUnavailable({ index: (choices.index ?? '').replace('.', ',') }),
      ...(lens && {
        end:
          lens.price === least
            ? lensStudioMessages.included()
            : lensStudioMessages.extra({ price: formatPrice(lens.price - least) }),
      }),
      disabled: lens === undefined,
    }
  })
  return (
    <ChoiceForm path={path} choices={{ ...choices, treatment: null }}>
      {drawing !== null && marked && (
        <figure className={styles.preview}>
          <FrameDrawing svg={drawing} finish={finishes[treatmentWord(marked)] ?? null} />
          <figcaption className="ks-text-small ks-text-muted" aria-live="polite">
            {treatmentText(marked)}
            {isPhotochromic(marked) && <>. {lensStudioMessages.treatmentPhotochromicNote()}</>}
          </figcaption>
        </figure>
      )}
      <RadioCards
        legend={lensStudioMessages.treatmentLegend()}
        name={CHOICE_QUERY.treatment}
        options={options}
        value={marked && treatmentWord(marked)}
        onChange={(word) => {
          const treatment = treatments.find((one) => treatmentWord(one) === word)
          if (treatment) onMark(treatment)
        }}
        required
      />
    </ChoiceForm>
  )
}

function Swatch({ finish }: { readonly finish: Finish | undefined }) {
  return finish && <span className={styles.swatch} style={{ background: finish.color }} aria-hidden="true" />
}
