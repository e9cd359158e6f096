import type { GlassesSubscription } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import { NOTICE_DAYS } from '@klarsikt/core/glasses-subscription'
import * as glassesSubscriptionMessages from '@klarsikt/core/messages/glasses-subscription'
import * as glassesSubscriptionPageMessages from '@klarsikt/core/messages/glasses-subscription-page'
import { href } from '@klarsikt/core/paths'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { Link } from '@klarsikt/design-system/link'
import { SmallForm } from '@klarsikt/page-kit/form'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'

/**
 * Ends a subscription after a second press. When it has ended, this part offers to take that back [LIFE-004, LIFE-005].
 */
export function EndPart({ subscription }: { readonly subscription: GlassesSubscription }) {
  const { id, termination, winback, winbackMonths, awaitsSignature } = subscription
  if (awaitsSignature)
    return (
      <section className={styles.block}>
        <SmallForm
          intent="terminate"
          fields={{ id }}
          variant="secondary"
          action={glassesSubscriptionPageMessages.discard()}
        />
      </section>
    )
  if (termination)
    return (
      <section className={styles.block}>
        <Disclosure title={glassesSubscriptionMessages.terminate()} headingLevel={2}>
          <div className={styles.block}>
            <p>
              {glassesSubscriptionPageMessages.terminateIntro({ day: dayText(termination.endDate), days: NOTICE_DAYS })}
            </p>
            <SmallForm
              intent="terminate"
              fields={{ id }}
              variant="secondary"
              action={glassesSubscriptionPageMessages.terminateConfirm({ day: dayText(termination.endDate) })}
            />
          </div>
        </Disclosure>
      </section>
    )
  if (winback === null) return null
  return (
    <section className={styles.block} aria-labelledby="glasses-subscription-winback">
      <h2 id="glasses-subscription-winback">{glassesSubscriptionPageMessages.winback()}</h2>
      {winback === 'possible' ? (
        <>
          <p>{glassesSubscriptionPageMessages.winbackIntro({ months: winbackMonths })}</p>
          <p>
            <Link variant="standalone" href={href('lifestyle-winback')}>
              {glassesSubscriptionPageMessages.winback()}
            </Link>
          </p>
        </>
      ) : (
        <p>{glassesSubscriptionPageMessages.winbackTooSoon()}</p>
      )}
    </section>
  )
}
