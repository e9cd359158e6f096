import { Breadcrumbs, type Crumb } from '@klarsikt/design-system/breadcrumbs'
import type { ReactNode } from 'react'
import styles from './booking.module.css'

interface BookingFrameProps {
  readonly trail: readonly Crumb[]
  readonly title: string
  readonly children: ReactNode
}

/** The frame of the booking pages: trail, title and one narrow column. */
export function BookingFrame({ trail, title, children }: BookingFrameProps) {
  return (
    <div className={`ks-container ${styles.page}`}>
      <Breadcrumbs items={trail} />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.column}>{children}</div>
    </div>
  )
}
