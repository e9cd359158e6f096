import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './photo-try-on.module.css'

interface StepTitleProps {
  /** False for the first step, which opens with the dialog around it. */
  readonly focused?: boolean
  readonly children: ReactNode
}

/** The heading of a step. It takes the focus when the step opens. */
export function StepTitle({ focused = true, children }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The focus moves together with the new step. Later it would interrupt a customer who is already typing.
  useLayoutEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.title}>
      {children}
    </h3>
  )
}
