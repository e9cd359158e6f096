'use client'
import { a11yMessages, translator } from '@klarsikt/core/messages'
import { CheckIcon } from '../../icons/action.js'
import { cx } from '../../lib/cx.js'
import { Anchor } from '../link/link-context.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import styles from './stepper.module.css'

const t = translator(a11yMessages)

export interface Step {
  readonly id: string
  readonly name: string
  /** A step that is done leads back when it has an address. */
  readonly href?: string
}

export interface StepperProps {
  readonly steps: readonly Step[]
  readonly current: string
  readonly label: string
}

/** Where you are among the steps of a wizard; done ones can be gone back to. */
export function Stepper({ steps, current, label }: StepperProps) {
  const at = steps.findIndex((step) => step.id === current)
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const state = index < at ? 'done' : index === at ? 'current' : 'ahead'
          return (
            <li
              key={step.id}
              className={styles.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {state === 'done' && step.href !== undefined ? (
                <Anchor href={step.href} className={cx(styles.name, styles.link)}>
                  <StepName step={step} done />
                </Anchor>
              ) : (
                <span className={styles.name}>
                  {state === 'current' ? (
                    <VisuallyHidden>
                      {t('a11y.stepOf', { current: index + 1, total: steps.length, name: '' }).replace(/:\s*$/, ': ')}
                    </VisuallyHidden>
                  ) : null}
                  <StepName step={step} done={state === 'done'} />
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function StepName({ step, done }: { readonly step: Step; readonly done: boolean }) {
  return (
    <>
      {done && <CheckIcon size={16} className={styles.icon} label="Klart" />}
      {step.name}
    </>
  )
}
