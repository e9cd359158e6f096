import * as authMessages from '@klarsikt/core/messages/auth'
import * as fieldMessages from '@klarsikt/core/messages/field'
import * as paymentLinkMessages from '@klarsikt/core/messages/payment-link'
import * as staffMessages from '@klarsikt/core/messages/staff'
import { RadioGroup } from '@klarsikt/design-system/radio-group'
import { TextField } from '@klarsikt/design-system/text-field'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { FieldForm } from '@klarsikt/page-kit/form'
import { CREATE_FIELDS, readNewCustomer } from './customer-forms.js'

/** Creates a customer, who confirms the account by a letter or an SMS [STAFF-004]. */
export function CreateForm({ result }: { readonly result: FormResult | undefined }) {
  const form = useShopForm({
    id: 'staff-create',
    fields: CREATE_FIELDS,
    lastResult: result,
    read: readNewCustomer,
  })
  const { field, secret } = form
  return (
    <FieldForm form={form} intent="create" button={staffMessages.createAction()} variant="secondary">
      <TextField {...field('firstName')} label={fieldMessages.firstName()} autoComplete="off" required />
      <TextField {...field('lastName')} label={fieldMessages.lastName()} autoComplete="off" required />
      <TextField {...field('email')} type="email" label={authMessages.email()} autoComplete="off" required />
      <TextField {...field('mobile')} type="tel" label={fieldMessages.mobile()} autoComplete="off" required />
      <TextField
        {...secret('personalNumber')}
        inputMode="numeric"
        label={staffMessages.personalNumber()}
        autoComplete="off"
        optional
      />
      <RadioGroup
        {...secret('channel')}
        legend={paymentLinkMessages.requestChannel()}
        options={[
          { value: 'email', label: paymentLinkMessages.channelEmail() },
          { value: 'sms', label: paymentLinkMessages.channelSms() },
        ]}
        defaultValue={field('channel').defaultValue ?? 'email'}
      />
    </FieldForm>
  )
}
