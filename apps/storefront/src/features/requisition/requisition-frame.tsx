import { type ReactNode, useEffect, useRef } from 'react'
import styles from './requisition.module.css'

interface RequisitionFrameProps {
  readonly title: string
  readonly children: ReactNode
}

/** The frame of the page. When its title changes while the manager looks at it, the heading takes the focus. */
export function RequisitionFrame({ title, children }: RequisitionFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    heading.current?.focus()
  }, [title])
  return (
    <div className={`ks-container ${styles.root}`}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children}
    </div>
  )
}
