import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './photo-try-on.module.css'

interface StepTitleProps {
  /** False for the first step, which opens with the dialog around it. */
  readonly focused?: boolean
  readonly children: ReactNode
}

/** The heading of a step; it has the focus when the step comes. */
export function StepTitle({ focused = true, children }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // With the step itself: later it would take the focus from whoever is already at work.
  useLayoutEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.title}>
      {children}
    </h3>
  )
}
