import type { ReactNode } from 'react'
import styles from './auth-page.module.css'

interface AuthPageProps {
  readonly title: string
  readonly intro?: string
  /** A question below the form, such as "Har du inget konto?". The link that answers it is `aside`. */
  readonly lead?: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The frame of the pages around a log-in: one narrow column for one task. */
export function AuthPage({ title, intro, lead, aside, children }: AuthPageProps) {
  return (
    <div className={`ks-container ${styles.page}`}>
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {intro && <p className="ks-text-muted">{intro}</p>}
        {children}
        {aside && (
          <p className={styles.aside}>
            {lead} {aside}
          </p>
        )}
      </div>
    </div>
  )
}
