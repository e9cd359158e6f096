import type { LensSubscription } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import * as accountSubscriptionMessages from '@klarsikt/core/messages/account-subscription'
import * as fieldMessages from '@klarsikt/core/messages/field'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { TextField } from '@klarsikt/design-system/text-field'
import { type LensAnswer } from './change-lens-subscription.js'
import { IntentForm } from './intent-form.js'

interface LensAddressProps {
  readonly subscription: LensSubscription
  readonly answer: LensAnswer | undefined
}

const FIELDS = [
  ['street', fieldMessages.street, 'street-address'],
  ['postalCode', fieldMessages.postalCode, 'postal-code'],
  ['city', fieldMessages.city, 'address-level2'],
] as const

type Address = LensSubscription['address']
const oneLine = ({ street, postalCode, city }: Address): string => `${street}, ${postalCode} ${city}`

/**
 * Shows the address of the deliveries and any temporary address, and lets the customer change both [LENS-002,
 * LENS-010].
 */
export function LensAddress({ subscription, answer }: LensAddressProps) {
  const { address, temporaryAddress } = subscription
  const errorsOf = (intent: string) => (answer?.step === 'failed' && answer.intent === intent ? answer.fields : {})
  const temporaryErrors = errorsOf('temporary')
  return (
    <>
      <p>{oneLine(address)}</p>
      {temporaryAddress && (
        <p>
          {accountSubscriptionMessages.temporaryNow({
            address: oneLine(temporaryAddress),
            from: dayText(temporaryAddress.from),
            to: dayText(temporaryAddress.to),
          })}
        </p>
      )}
      <Disclosure title={accountSubscriptionMessages.saveAddress()} defaultOpen={hasAny(errorsOf('address'))}>
        <IntentForm subscription={subscription} intent="address" label={accountSubscriptionMessages.saveAddress()}>
          <AddressFields address={address} errors={errorsOf('address')} />
        </IntentForm>
      </Disclosure>
      <Disclosure title={accountSubscriptionMessages.temporaryAddress()} defaultOpen={hasAny(temporaryErrors)}>
        <p className="ks-text-muted">{accountSubscriptionMessages.temporaryText()}</p>
        <IntentForm subscription={subscription} intent="temporary" label={accountSubscriptionMessages.saveTemporary()}>
          <AddressFields address={temporaryAddress} errors={temporaryErrors} />
          <TextField
            type="date"
            name="from"
            label={accountSubscriptionMessages.from()}
            defaultValue={temporaryAddress?.from ?? ''}
            error={temporaryErrors['from']}
          />
          <TextField
            type="date"
            name="to"
            label={accountSubscriptionMessages.to()}
            defaultValue={temporaryAddress?.to ?? ''}
            error={temporaryErrors['to']}
          />
        </IntentForm>
        {temporaryAddress && (
          <IntentForm
            subscription={subscription}
            intent="remove-temporary"
            variant="ghost"
            label={accountSubscriptionMessages.removeTemporary()}
          />
        )}
      </Disclosure>
    </>
  )
}

const hasAny = (errors: Readonly<Record<string, string>>): boolean => Object.keys(errors).length > 0

interface AddressFieldsProps {
  readonly address: Address | null
  readonly errors: Readonly<Record<string, string>>
}

function AddressFields({ address, errors }: AddressFieldsProps) {
  return FIELDS.map(([name, label, autoComplete]) => (
    <TextField
      key={name}
      name={name}
      label={label()}
      autoComplete={autoComplete}
      defaultValue={address?.[name] ?? ''}
      error={errors[name]}
    />
  ))
}
