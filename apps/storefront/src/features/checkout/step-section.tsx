import { CHECKOUT_STEPS, type CheckoutStep } from '@klarsikt/core/checkout'
import * as commonMessages from '@klarsikt/core/messages/common'
import { Button } from '@klarsikt/design-system/button'
import { CheckIcon } from '@klarsikt/design-system/icons'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
import type { ReactNode } from 'react'
import styles from './checkout-page.module.css'

interface StepSectionProps {
  readonly step: CheckoutStep
  readonly title: string
  readonly state: 'open' | 'done' | 'ahead'
  /** What was settled, shown while the step is folded. */
  readonly summary?: ReactNode
  readonly onEdit?: (() => void) | undefined
  readonly children: ReactNode
}

/** A step: open with its form, done with what was settled and a way back, or waiting for its turn. */
export function StepSection({ step, title, state, summary, onEdit, children }: StepSectionProps) {
  const heading = stepHeadingId(step)
  return (
    <section className={styles.step} aria-labelledby={heading} data-state={state}>
      <div className={styles.stepHead}>
        <span className={styles.stepNumber} aria-hidden="true">
          {state === 'done' ? <CheckIcon size={16} /> : CHECKOUT_STEPS.indexOf(step) + 1}
        </span>
        <h2 id={heading} className={styles.stepTitle} tabIndex={-1}>
          {title}
        </h2>
        {state === 'done' && onEdit && (
          <form method="get" className={styles.stepEdit}>
            <input type="hidden" name="steg" value={step} />
            <Button
              type="submit"
              variant="ghost"
              size="small"
              onClick={(event) => {
                event.preventDefault()
                onEdit()
              }}
            >
              {commonMessages.edit()}
              <VisuallyHidden> {title.toLocaleLowerCase('sv')}</VisuallyHidden>
            </Button>
          </form>
        )}
      </div>
      {state === 'done' && summary !== undefined && <div className={styles.stepSummary}>{summary}</div>}
      {state === 'open' && <div className={styles.stepBody}>{children}</div>}
    </section>
  )
}

export function stepHeadingId(step: CheckoutStep): string {
  return `checkout-step-${step}`
}
