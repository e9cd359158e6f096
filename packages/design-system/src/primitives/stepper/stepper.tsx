'use client'
import * as a11yMessages from '@klarsikt/core/messages/a11y'
import { CheckIcon } from '../../icons/action.js'
import { cx } from '../../lib/cx.js'
import { useText } from '../../locale/locale.js'
import * as stepperMessages from '../../messages/generated/stepper.js'
import { Anchor } from '../link/link-context.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import styles from './stepper.module.css'

export interface Step {
  readonly id: string
  readonly name: string
  /** Address that a finished step links to. */
  readonly href?: string
}

export interface StepperProps {
  readonly steps: readonly Step[]
  /** Id of the current step. The steps before it are finished. */
  readonly current: string
  readonly label: string
  /** Text of the tick of a finished step. */
  readonly doneText?: string
}

/** The steps of a wizard. Finished ones can be links. A narrow place names only the current step. */
export function Stepper({ steps, current, label, doneText }: StepperProps) {
  const text = useText()
  const at = steps.findIndex((step) => step.id === current)
  const done = doneText ?? text(stepperMessages.done)
  const position = (name: string) => text(a11yMessages.stepOf, { current: at + 1, total: steps.length, name })
  return (
    <nav aria-label={label} className={styles.root}>
      {/* Screen readers get the same from the list. */}
      {at >= 0 && (
        <p className={styles.position} aria-hidden="true">
          {position(steps[at]?.name ?? '')}
        </p>
      )}
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
                  <StepName step={step} done={done} />
                </Anchor>
              ) : (
                <span className={styles.name}>
                  {state === 'current' && <VisuallyHidden>{position('').trim()} </VisuallyHidden>}
                  <StepName step={step} number={index + 1} {...(state === 'done' && { done })} />
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function StepName({ step, done, number }: { readonly step: Step; readonly done?: string; readonly number?: number }) {
  return (
    <>
      {done === undefined ? (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      ) : (
        <CheckIcon size={16} className={styles.icon} label={done} />
      )}
      <span className={styles.words}>{step.name}</span>
    </>
  )
}
