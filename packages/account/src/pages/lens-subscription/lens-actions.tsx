import type { LensSubscription } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import * as accountSubscriptionMessages from '@klarsikt/core/messages/account-subscription'
import * as subscriptionMessages from '@klarsikt/core/messages/subscription'
import { href } from '@klarsikt/core/paths'
import { ButtonLink } from '@klarsikt/design-system/button'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { IntentForm } from './intent-form.js'

/**
 * Lets the customer pause, activate or end a subscription, where its state allows it [LENS-004, LENS-006, LENS-007,
 * LENS-008, LENS-009].
 */
export function LensActions({ subscription }: { readonly subscription: LensSubscription }) {
  const { actions, recreatedAs } = subscription
  const day = { day: dayText(subscription.choosableDays.from) }
  if (actions.includes('recreate'))
    return recreatedAs === null ? (
      <>
        <p>{accountSubscriptionMessages.recreateText(day)}</p>
        <IntentForm
          subscription={subscription}
          intent="recreate"
          variant="primary"
          label={accountSubscriptionMessages.recreate()}
        />
      </>
    ) : (
      <>
        <p>{accountSubscriptionMessages.recreated()}</p>
        <div>
          <ButtonLink href={href('account-subscription-lens', { subscriptionId: recreatedAs })} variant="secondary">
            {accountSubscriptionMessages.toRecreated()}
          </ButtonLink>
        </div>
      </>
    )
  return (
    <>
      {actions.includes('activate') && (
        <>
          <p>{accountSubscriptionMessages.activateText(day)}</p>
          <IntentForm
            subscription={subscription}
            intent="activate"
            variant="primary"
            label={accountSubscriptionMessages.activate()}
          />
        </>
      )}
      {actions.includes('pause') && (
        <>
          <p>{subscriptionMessages.lensPauseInfo()}</p>
          <IntentForm subscription={subscription} intent="pause" label={accountSubscriptionMessages.pause()} />
        </>
      )}
      {/* The customer opens this first and then confirms. One press alone ends nothing, also without scripts. */}
      <Disclosure title={accountSubscriptionMessages.cancel()}>
        <p>{subscriptionMessages.lensCancelConfirm()}</p>
        <IntentForm
          subscription={subscription}
          intent="cancel"
          variant="danger"
          label={accountSubscriptionMessages.cancel()}
        />
      </Disclosure>
    </>
  )
}
