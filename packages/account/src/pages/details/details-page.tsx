import type { CustomerDetails } from '@klarsikt/contract/shop/types'
import { formatMobile } from '@klarsikt/core/identity'
import * as accountMessages from '@klarsikt/core/messages/account'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as fieldMessages from '@klarsikt/core/messages/field'
import { href } from '@klarsikt/core/paths'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Link } from '@klarsikt/design-system/link'
import { TextField } from '@klarsikt/design-system/text-field'
import { tidyPostalCode, useShopForm } from '@klarsikt/forms'
import { FieldForm, Notice, TypedBeforeLogin } from '@klarsikt/page-kit/form'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { useNavigation } from 'react-router'
import { AccountPage } from '../../layout/account-page.js'
import { CHANNELS, DETAIL_FIELDS, readDetails } from './details-form.js'
import { type DetailsData } from './load-details.js'
import { OwnSizePart } from './own-size-part.js'
import { type DetailsAnswer, type DetailsPageAnswer } from './save-details.js'
import { type SuggestPlace, usePlace } from './use-place.js'

interface DetailsPageProps {
  readonly data: DetailsData
  readonly answer: DetailsPageAnswer | undefined
  /** Finds the city of a postal code. Leave it out where the shop has no such register. */
  readonly suggestPlace?: SuggestPlace
}

const FIELDS = {
  firstName: { label: fieldMessages.firstName, autoComplete: 'given-name', required: true },
  lastName: { label: fieldMessages.lastName, autoComplete: 'family-name', required: true },
  mobile: { label: fieldMessages.mobile, autoComplete: 'tel', type: 'tel', required: true },
  street: { label: fieldMessages.street, autoComplete: 'street-address' },
  postalCode: { label: fieldMessages.postalCode, autoComplete: 'postal-code', inputMode: 'numeric' },
  city: { label: fieldMessages.city, autoComplete: 'address-level2' },
} as const
const CONTACT = ['firstName', 'lastName', 'mobile'] as const
const ADDRESS = ['street', 'postalCode', 'city'] as const
const CHANNEL_LABELS = { email: accountMessages.consentEmail, sms: accountMessages.consentSms }

/** Shows what the shop knows about the customer, the form to change it [ACCT-001], and the customer's frame size. */
export function DetailsPage({ data: { details: data, ownSize }, answer: last, suggestPlace }: DetailsPageProps) {
  const { state } = useNavigation()
  const answer = last?.part === 'details' ? last : undefined
  return (
    <AccountPage section="account-details" title={accountPageMessages.details()}>
      {answer?.isSaved && state === 'idle' && (
        <Notice tone="success">
          {accountMessages.detailsSaved()} {answer.isWithdrawn && accountMessages.consentWithdrawn()}
        </Notice>
      )}
      <div className={styles.block}>
        <DescriptionList
          items={[
            { term: accountMessages.detailsCustomerNumber(), value: data.customerNumber },
            { term: accountMessages.detailsEmail(), value: data.email },
            { term: fieldMessages.ssn(), value: data.personalNumber },
          ]}
        />
        <p>
          <Link href={href('account-security')}>{accountMessages.detailsChangeEmail()}</Link>
        </p>
      </div>
      <DetailsForm data={data} answer={answer} suggestPlace={suggestPlace} />
      <OwnSizePart saved={ownSize} answer={last?.part === 'size' ? last : undefined} />
    </AccountPage>
  )
}

interface DetailsFormProps {
  readonly data: CustomerDetails
  readonly answer: DetailsAnswer | undefined
  readonly suggestPlace: SuggestPlace | undefined
}

function DetailsForm({ data, answer, suggestPlace }: DetailsFormProps) {
  const shopForm = useShopForm({
    id: 'details',
    fields: DETAIL_FIELDS,
    lastResult: answer?.form,
    read: readDetails,
  })
  const follow = usePlace(
    data.city,
    suggestPlace,
    () => shopForm.errorOf('city') !== undefined && shopForm.form.validate({ name: 'city' }),
  )
  const posted = answer?.isSaved ? undefined : answer?.form.initialValue
  const field = (name: (typeof DETAIL_FIELDS)[number]) => {
    const { label, ...rest } = FIELDS[name]
    return (
      <TextField
        key={name}
        {...rest}
        {...shopForm.field(name)}
        label={label()}
        defaultValue={String(posted?.[name] ?? (name === 'mobile' ? formatMobile(data.mobile) : data[name]))}
      />
    )
  }
  return (
    <FieldForm
      form={shopForm}
      button={accountMessages.detailsSave()}
      summary
      onBlur={(event) => {
        tidyPostalCode(event.target)
        shopForm.props.onBlur(event)
      }}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'postalCode') void follow(target)
      }}
    >
      <TypedBeforeLogin form="details" owner={data.customerNumber} isAnswered={answer !== undefined} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{accountMessages.detailsContact()}</legend>
        {CONTACT.map(field)}
      </fieldset>
      <fieldset className={styles.group} aria-describedby="details-address-hint">
        <legend className={styles.legend}>{accountMessages.detailsAddress()}</legend>
        <p id="details-address-hint" className="ks-text-muted">
          {accountMessages.detailsAddressHint()}
        </p>
        {ADDRESS.map(field)}
      </fieldset>
      <Offers agreed={data.marketing} posted={posted} />
    </FieldForm>
  )
}

interface OffersProps {
  readonly agreed: CustomerDetails['marketing']
  /** The input that was sent but not saved. The form shows it again. */
  readonly posted: Readonly<Record<string, unknown>> | null | undefined
}

function Offers({ agreed, posted }: OffersProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{accountMessages.detailsMarketing()}</legend>
      {CHANNELS.map((channel) => (
        <div key={channel}>
          {agreed[channel] && <input type="hidden" name={`${channel}Before`} value="on" />}
          <Checkbox
            name={channel}
            label={CHANNEL_LABELS[channel]()}
            defaultChecked={posted ? posted[channel] !== undefined : agreed[channel]}
          />
        </div>
      ))}
    </fieldset>
  )
}
