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
  /** The result of the step, shown after it is done. */
  readonly summary?: ReactNode
  readonly onEdit?: (() => void) | undefined
  readonly children: ReactNode
}

/** A step of the checkout. It is open with its form, done with its result and a way to change it, or waiting. */
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
