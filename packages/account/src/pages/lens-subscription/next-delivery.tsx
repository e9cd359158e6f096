import type { LensSubscription } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import { SUBSCRIPTION_INTERVAL_NAMES, SUBSCRIPTION_INTERVALS } from '@klarsikt/core/lens-subscription'
import * as accountSubscriptionMessages from '@klarsikt/core/messages/account-subscription'
import * as subscriptionMessages from '@klarsikt/core/messages/subscription'
import { formatPrice } from '@klarsikt/core/money'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { Select } from '@klarsikt/design-system/select'
import { TextField } from '@klarsikt/design-system/text-field'
import { IntentForm } from './intent-form.js'

interface NextDeliveryProps {
  readonly subscription: LensSubscription
  readonly dayError: string | undefined
}

/**
 * Shows the next delivery, the last day to change it, and forms for its day and interval [LENS-002, LENS-010,
 * LENS-013].
 */
export function NextDelivery({ subscription, dayError }: NextDeliveryProps) {
  const { nextDelivery, intervalText, interval, total, soldIn } = subscription
  return (
    <>
      <DescriptionList
        items={[
          ...(nextDelivery
            ? [
                {
                  term: accountSubscriptionMessages.next(),
                  value: accountSubscriptionMessages.nextDay({ day: dayText(nextDelivery.day) }),
                },
                {
                  term: accountSubscriptionMessages.nextTotal(),
                  value: accountSubscriptionMessages.nextFree({ amount: formatPrice(total) }),
                },
              ]
            : []),
          { term: subscriptionMessages.lensInterval(), value: intervalText },
          ...(soldIn === null ? [] : [{ term: accountSubscriptionMessages.soldIn(), value: soldIn }]),
        ]}
      />
      {nextDelivery ? (
        <>
          <p>
            {nextDelivery.changeUntil === null
              ? accountSubscriptionMessages.noChanges()
              : accountSubscriptionMessages.changeUntil({ day: dayText(nextDelivery.changeUntil) })}
          </p>
          <p className="ks-text-muted">
            {accountSubscriptionMessages.charged({
              processDay: dayText(nextDelivery.processOn),
              sendDay: dayText(nextDelivery.sendOn),
            })}
          </p>
          {nextDelivery.toTemporaryAddress && (
            <p>{accountSubscriptionMessages.temporary({ sendDay: dayText(nextDelivery.sendOn) })}</p>
          )}
          <IntentForm
            subscription={subscription}
            intent="skip"
            label={accountSubscriptionMessages.skip()}
            hidden={{ delivery: nextDelivery.day }}
          />
          <MoveDay subscription={subscription} day={nextDelivery.day} error={dayError} />
        </>
      ) : (
        <p>{accountSubscriptionMessages.noNext()}</p>
      )}
      <Disclosure title={accountSubscriptionMessages.saveInterval()}>
        <IntentForm subscription={subscription} intent="interval" label={accountSubscriptionMessages.saveInterval()}>
          <Select
            key={interval}
            name="interval"
            label={subscriptionMessages.lensInterval()}
            hint={accountSubscriptionMessages.intervalText()}
            placeholder={null}
            defaultValue={interval}
            options={SUBSCRIPTION_INTERVALS.map((value) => ({ value, label: SUBSCRIPTION_INTERVAL_NAMES[value]() }))}
          />
        </IntentForm>
      </Disclosure>
    </>
  )
}

interface MoveDayProps {
  readonly subscription: LensSubscription
  readonly day: string
  readonly error: string | undefined
}

function MoveDay({ subscription, day, error }: MoveDayProps) {
  const { from, to } = subscription.choosableDays
  return (
    <Disclosure title={accountSubscriptionMessages.saveDay()} defaultOpen={error !== undefined}>
      <IntentForm subscription={subscription} intent="day" label={accountSubscriptionMessages.saveDay()}>
        <TextField
          key={day}
          type="date"
          name="nextDelivery"
          label={accountSubscriptionMessages.changeDay()}
          hint={accountSubscriptionMessages.changeDayHint({ from: dayText(from), to: dayText(to) })}
          min={from}
          max={to}
          defaultValue={day}
          error={error}
        />
      </IntentForm>
    </Disclosure>
  )
}
