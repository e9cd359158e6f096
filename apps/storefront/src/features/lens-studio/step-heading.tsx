import { type ReactNode, useEffect, useRef } from 'react'
import type { StudioStep } from './steps.js'
import styles from './lens-studio.module.css'

export const STEP_HEADING_ID = 'lens-studio-step'

/** The heading of a step. A new step moves the focus to it, so that keyboard and screen reader users follow. */
export function StepHeading({ step, children }: { readonly step: StudioStep; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <h2 ref={heading} id={STEP_HEADING_ID} className={styles.heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
