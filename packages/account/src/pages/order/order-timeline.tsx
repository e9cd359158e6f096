import type { Order } from '@klarsikt/contract/shop/types'
import { dateTimeText } from '@klarsikt/core/calendar'
import * as accountOrderMessages from '@klarsikt/core/messages/account-order'
import styles from './order.module.css'

/** Lists the steps of the order: those that have happened, with their time, and those to come. */
export function OrderTimeline({ steps }: { readonly steps: Order['timeline'] }) {
  const current = steps.findLast(({ hasHappened }) => hasHappened)
  return (
    <ol className={styles.timeline}>
      {steps.map((step) => (
        <li
          key={step.step}
          className={styles.step}
          data-happened={step.hasHappened || undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true" />
          <span>{step.text}</span>
          {(step.at !== null || !step.hasHappened) && (
            <span className={`${styles.when} ks-text-small ks-text-muted`}>
              {step.at === null ? accountOrderMessages.ahead() : dateTimeText(new Date(step.at))}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
