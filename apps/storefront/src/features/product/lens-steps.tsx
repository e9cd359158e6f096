import type { Article, LensOption, OpenPrescription } from '@klarsikt/contract/shop/types'
import type { LensPrescription } from '@klarsikt/core/lens-advice'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as prescriptionFormMessages from '@klarsikt/core/messages/prescription-form'
import * as productMessages from '@klarsikt/core/messages/product'
import * as productCardMessages from '@klarsikt/core/messages/product-card'
import { formatPrice } from '@klarsikt/core/money'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import {
  PrescriptionForm,
  type PrescriptionFormProps,
  type PrescriptionValue,
} from '@klarsikt/design-system/prescription-form'
import { Skeleton } from '@klarsikt/design-system/skeleton'
import { useState } from 'react'
import { type LensGroup, lensMisfit } from './lens-fit.js'
import { SavePrescription, useSavePrescription } from './save-prescription.js'
import { SavedPrescription } from './saved-prescription.js'
import { StepHeading } from './step-heading.js'
import { shownDistances, shownPrescription } from './typed-prescription.js'
import type { EditedPair } from './use-edited-pair.js'
import type { LoadedLenses } from './use-lens-options.js'
import styles from './lens-wizard.module.css'

/** First step: which kind of lens. */
export function LensKinds({
  lenses,
  onChoose,
}: {
  readonly lenses: LoadedLenses
  readonly onChoose: (group: LensGroup) => void
}) {
  if (lenses.kind === 'loading') return [1, 2, 3].map((row) => <Skeleton key={row} height="88px" />)
  if (lenses.kind === 'failed') {
    return (
      <Alert tone="error" live="alert">
        <p>{lenses.message}</p>
        <Button variant="secondary" size="small" onClick={lenses.retry}>
          {commonMessages.tryAgain()}
        </Button>
      </Alert>
    )
  }
  if (lenses.groups.length === 0) return <p>{productMessages.frameNoLenses()}</p>
  return (
    <section>
      <StepHeading>Vilken sorts glas?</StepHeading>
      <ul className={styles.list}>
        {lenses.groups.map((group) => (
          <li key={group.lensType}>
            <button type="button" className={styles.card} onClick={() => onChoose(group)}>
              <strong>{group.title}</strong>
              <span className="ks-text-small ks-text-muted">{group.text}</span>
              <span className={styles.price}>
                {productCardMessages.fromPrice({ price: formatPrice(group.fromPrice) })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LensListProps {
  readonly article: Article
  readonly group: LensGroup
  readonly busy: boolean
  /** Strengths that were typed before, for which some of these lenses may not do. */
  readonly prescription: LensPrescription | null
  readonly onChoose: (lens: LensOption) => void
}

/** Second step: which lens of the kind. Known strengths rule out those that do not suit. */
export function LensList({ article, group, busy, prescription, onChoose }: LensListProps) {
  return (
    <section>
      <StepHeading>{group.title}</StepHeading>
      <ul className={styles.list}>
        {group.options.map((lens) => {
          const misfit = prescription && lens.needsPrescription && lensMisfit(article, group, lens, prescription)
          return (
            <li key={lens.skuId}>
              <button
                type="button"
                className={styles.card}
                disabled={busy || Boolean(misfit)}
                onClick={() => onChoose(lens)}
              >
                <strong>{lens.label}</strong>
                <span className="ks-text-small ks-text-muted">{lens.description}</span>
                {misfit && <span className="ks-text-small">{prescriptionFormMessages.lensUnsuitable()}</span>}
                <span className={styles.price}>+ {formatPrice(lens.price)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type StrengthsProps = Pick<PrescriptionFormProps, 'busy' | 'errors' | 'onSubmit'> & {
  readonly article: Article
  readonly lens: LensOption
  readonly edited: EditedPair | null
  /** What was typed for a lens that was given up since. */
  readonly typed: PrescriptionValue | null
}

/** Third step: the strengths. */
export function Strengths({ article, lens, edited, typed, onSubmit, ...form }: StrengthsProps) {
  const [saved, setSaved] = useState<OpenPrescription | null>(null)
  const saving = useSavePrescription()
  const price = formatPrice(article.price.unit.amount + lens.price)
  const saveFirst = async (value: PrescriptionValue) => {
    if (await saving.save(value.typed)) onSubmit(value)
  }
  return (
    <section className="ks-stack">
      <StepHeading>{lens.label}</StepHeading>
      <p className="ks-text-small ks-text-muted">{productMessages.madeToOrder({ days: article.dto.withdrawalDays })}</p>
      <SavedPrescription used={saved} onUse={setSaved} />
      <PrescriptionForm
        // What is filled in begins the form anew.
        key={saved?.id ?? ''}
        {...form}
        busy={saving.busy || form.busy === true}
        onSubmit={saved === null && saving.isChosen ? (value) => void saveFirst(value) : onSubmit}
        withAddition={lens.needsAddition}
        additionRequired={lens.needsAddition}
        workingDistance={lens.needsWorkingDistance}
        {...(saved ? savedStrengths(saved, lens) : knownStrengths(edited, typed))}
        {...(!edited && { submitText: `${productMessages.addToCart()} · ${price}` })}
      >
        {saved === null && <SavePrescription saving={saving} />}
      </PrescriptionForm>
    </section>
  )
}

/** Of a saved prescription; lenses without an addition leave it out. */
function savedStrengths({ typed }: OpenPrescription, lens: LensOption): Pick<PrescriptionFormProps, 'defaultValue'> {
  const { rightAddition, leftAddition, ...rest } = typed
  return { defaultValue: lens.needsAddition ? { ...rest, rightAddition, leftAddition } : rest }
}

function knownStrengths(
  edited: EditedPair | null,
  typed: PrescriptionValue | null,
): Pick<PrescriptionFormProps, 'defaultValue' | 'defaultDistances'> {
  if (typed) return { defaultValue: typed.typed, defaultDistances: shownDistances(typed.workingDistances) }
  if (!edited) return {}
  return {
    defaultValue: shownPrescription(edited.prescription),
    defaultDistances: shownDistances(edited.workingDistances),
  }
}
