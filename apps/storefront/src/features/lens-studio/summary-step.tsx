import type { Article, LensOption, LensOptions } from '@klarsikt/contract/shop/types'
import type { PrescriptionSource } from '@klarsikt/core/awaited-prescription'
import { lensName } from '@klarsikt/core/catalogue'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as lensStudioMessages from '@klarsikt/core/messages/lens-studio'
import * as prescriptionFormMessages from '@klarsikt/core/messages/prescription-form'
import * as productMessages from '@klarsikt/core/messages/product'
import { prescriptionDetails } from '@klarsikt/core/prescription'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Link } from '@klarsikt/design-system/link'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
import type { StudioChoices } from './choices.js'
import { PairQuestion } from './pair-question.js'
import { studioAddress, type StudioStep } from './steps.js'
import type { Strengths } from './strengths.js'
import { SummaryPrice, SummaryRights } from './summary-facts.js'
import { SummaryPart } from './summary-part.js'
import { treatmentText } from './treatment-text.js'
import type { useLensPurchase } from './use-lens-purchase.js'
import styles from './lens-studio.module.css'

interface SummaryStepProps {
  readonly path: string
  readonly article: Article
  readonly lenses: LensOptions
  /** The name of the kind of lenses. */
  readonly kind: string
  readonly lens: LensOption
  readonly choices: StudioChoices
  readonly strengths: Strengths | null
  readonly purchase: ReturnType<typeof useLensPurchase>
}

/** Shows all choices with links back to them, the price, the day of arrival, and the right to withdraw. */
export function SummaryStep({ article, lenses, purchase, ...chosen }: SummaryStepProps) {
  const { kind, lens, choices } = chosen
  const treatment = treatmentText({ colour: lens.color, polarized: lens.polarized })
  return (
    <div className={styles.block}>
      <SummaryChoices {...chosen} treatment={treatment} />
      <SummaryPrice
        article={article}
        lenses={lenses}
        lens={lens}
        // The cart, the order and its letters use the same name.
        name={lensName(kind, lens.label)}
      />
      <SummaryRights
        article={article}
        isGround={choices.source !== null}
        isAwaited={choices.source !== null && choices.source !== 'typed'}
      />
      {purchase.refused && (
        <Alert tone="error" live="alert" title={purchase.refused.message}>
          {Object.values(purchase.refused.fields).join(' ') || undefined}
        </Alert>
      )}
      <PairQuestion
        lineId={purchase.presentLine}
        lens={lens.label}
        busy={purchase.busy}
        onAnswer={purchase.answer}
        onCancel={purchase.cancel}
      />
      <div className={styles.actions}>
        <Button loading={purchase.busy} onClick={purchase.buy}>
          {choices.lineId === null ? productMessages.addToCart() : commonMessages.save()}
        </Button>
      </div>
    </div>
  )
}

type SummaryChoicesProps = Pick<SummaryStepProps, 'path' | 'kind' | 'lens' | 'choices' | 'strengths'> & {
  readonly treatment: string
}

function SummaryChoices({ path, kind, lens, choices, strengths, treatment }: SummaryChoicesProps) {
  const edit = (step: StudioStep, what: string) => (
    <Link href={studioAddress(path, choices, step)}>
      {commonMessages.edit()}
      <VisuallyHidden> {what.toLocaleLowerCase('sv')}</VisuallyHidden>
    </Link>
  )
  const row = (step: StudioStep, term: string, value: string) => ({
    term,
    value: (
      <span className={styles.rowValue}>
        {value} {edit(step, term)}
      </span>
    ),
  })
  const index = lensStudioMessages.thicknessIndex({ index: lens.index.replace('.', ',') })
  return (
    <>
      <SummaryPart title={lensStudioMessages.summaryLenses()}>
        <DescriptionList
          items={[
            row('use', lensStudioMessages.stepUse(), kind),
            ...(choices.source === null ? [] : [row('thickness', lensStudioMessages.stepThickness(), index)]),
            row('treatment', lensStudioMessages.stepTreatment(), treatment),
          ]}
        />
      </SummaryPart>
      {choices.source !== null && (
        <SummaryPart
          title={lensStudioMessages.summaryStrengths()}
          end={edit('prescription', prescriptionFormMessages.title())}
        >
          <ul className={styles.plain}>
            {strengthTexts(strengths, choices.source).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </SummaryPart>
      )}
    </>
  )
}

/** Returns the strengths as texts, or how they will be sent. */
function strengthTexts(strengths: Strengths | null, source: PrescriptionSource): readonly string[] {
  return prescriptionDetails({
    prescription: null,
    prescriptionGlasses: strengths?.prescription ?? null,
    prescriptionSource: source === 'typed' ? null : source,
    workingDistances: strengths?.workingDistances ?? null,
    parent: '',
  })
}
