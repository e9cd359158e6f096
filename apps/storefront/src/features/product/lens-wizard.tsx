import type { Article, LensOption } from '@klarsikt/contract/shop/types'
import * as cartMessages from '@klarsikt/core/messages/cart'
import * as prescriptionFormMessages from '@klarsikt/core/messages/prescription-form'
import * as productMessages from '@klarsikt/core/messages/product'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { Button, ButtonLink } from '@klarsikt/design-system/button'
import { Dialog } from '@klarsikt/design-system/dialog'
import { ArrowLeftIcon } from '@klarsikt/design-system/icons'
import { useState } from 'react'
import { GroundDelivery } from './ground-delivery.js'
import type { LensGroup } from './lens-fit.js'
import { LensKinds, LensList, Strengths } from './lens-steps.js'
import { PairQuestion } from './pair-question.js'
import { StepMoved } from './step-heading.js'
import { fieldErrors } from './typed-prescription.js'
import type { EditedPair } from './use-edited-pair.js'
import { type LoadedLenses, useLensOptions } from './use-lens-options.js'
import { useLensPurchase } from './use-lens-purchase.js'
import styles from './lens-wizard.module.css'

interface LensWizardProps {
  readonly article: Article
  readonly skuId: string
  readonly open: boolean
  /** A pair of the cart that is changed, instead of one that is added. */
  readonly edited?: EditedPair | null
  readonly onClose: () => void
}

type Step =
  | { readonly name: 'type' }
  | { readonly name: 'option'; readonly group: LensGroup }
  | { readonly name: 'prescription'; readonly group: LensGroup; readonly lens: LensOption }

/** Kind of lens, then which one, then the prescription. Closing keeps what was chosen. */
export default function LensWizard({ article, skuId, open, edited = null, onClose }: LensWizardProps) {
  const lenses = useLensOptions(article.id)
  const [chosen, setChosen] = useState<Step | null>(null)
  const step = chosen ?? stepOf(edited, lenses)
  const purchase = useLensPurchase({ article, skuId, edited, onDone: onClose })
  const go = (next: Step) => {
    purchase.forget()
    setChosen(next)
  }
  const choose = (group: LensGroup, lens: LensOption) =>
    lens.needsPrescription ? go({ name: 'prescription', group, lens }) : void purchase.buy(group, lens, null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={edited ? cartMessages.edit() : productMessages.frameLenses()}
      kind="drawer"
    >
      <div className={styles.root}>
        <p className="ks-text-muted">
          {article.name} · {formatPrice(article.price.unit.amount)}
          {article.dto.deliveryWithLenses && (
            <>
              <br />
              <GroundDelivery days={article.dto.deliveryWithLenses} />
            </>
          )}
        </p>
        {step.name !== 'type' && (chosen ?? edited) !== null && (
          <Button
            variant="ghost"
            size="small"
            icon={<ArrowLeftIcon />}
            onClick={() => go(step.name === 'prescription' ? { name: 'option', group: step.group } : { name: 'type' })}
          >
            Tillbaka
          </Button>
        )}
        <Refusal article={article} step={step} purchase={purchase} go={go} />
        <PairQuestion
          lineId={purchase.question?.lineId ?? null}
          lens={purchase.question?.lens.label ?? ''}
          busy={purchase.busy}
          onAnswer={purchase.answer}
          onCancel={purchase.cancel}
        />
        <StepMoved value={chosen !== null}>
          {step.name === 'type' && <LensKinds lenses={lenses} onChoose={(group) => go({ name: 'option', group })} />}
          {step.name === 'option' && (
            <LensList
              article={article}
              group={step.group}
              busy={purchase.busy}
              prescription={purchase.typed?.prescription ?? edited?.prescription ?? null}
              onChoose={(lens) => choose(step.group, lens)}
            />
          )}
          {step.name === 'prescription' && (
            <Strengths
              key={step.lens.skuId}
              article={article}
              lens={step.lens}
              edited={edited}
              typed={purchase.typed}
              busy={purchase.busy}
              errors={fieldErrors(purchase.refused?.fields ?? {})}
              onSubmit={(value) => void purchase.buy(step.group, step.lens, value)}
            />
          )}
        </StepMoved>
      </div>
    </Dialog>
  )
}

interface RefusalProps {
  readonly article: Article
  readonly step: Step
  readonly purchase: ReturnType<typeof useLensPurchase>
  readonly go: (step: Step) => void
}

/** Why it did not go into the cart, and the way on: the lens that suits in one press, or a store. */
function Refusal({ article, step, purchase, go }: RefusalProps) {
  const { refused, typed, busy } = purchase
  if (!refused) return null
  const lens = refused.recommended
  const take = () => {
    if (step.name !== 'prescription' || !lens || !typed) return
    go({ ...step, lens })
    void purchase.buy(step.group, lens, typed)
  }
  return (
    <Alert
      tone="error"
      live="alert"
      {...(refused.misfit && {
        actions: lens ? (
          <Button size="small" loading={busy} onClick={take}>
            {prescriptionFormMessages.takeRecommended({ lens: lens.label })} ·{' '}
            {formatPrice(article.price.unit.amount + lens.price)}
          </Button>
        ) : (
          <ButtonLink size="small" variant="secondary" href={href('stores')}>
            Hitta butik
          </ButtonLink>
        ),
      })}
    >
      {refused.misfit ? Object.values(refused.fields).join(' ') : refused.message}
    </Alert>
  )
}

/** Whoever changes a pair is at its strengths at once; other lenses are another pair. */
function stepOf(edited: EditedPair | null, lenses: LoadedLenses): Step {
  const groups = lenses.kind === 'loaded' ? lenses.groups : []
  for (const group of groups) {
    const lens = group.options.find(({ skuId }) => skuId === edited?.lensSkuId)
    if (lens) return { name: 'prescription', group, lens }
  }
  return { name: 'type' }
}
