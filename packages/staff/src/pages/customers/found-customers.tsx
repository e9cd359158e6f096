import type { FoundCustomer } from '@klarsikt/contract/shop/types'
import { formatMobile } from '@klarsikt/core/identity'
import * as accountMessages from '@klarsikt/core/messages/account'
import * as fieldMessages from '@klarsikt/core/messages/field'
import * as paymentLinkMessages from '@klarsikt/core/messages/payment-link'
import * as staffMessages from '@klarsikt/core/messages/staff'
import { encodedHref } from '@klarsikt/core/paths'
import { PAYMENT_LINK_CHANNELS } from '@klarsikt/core/payment'
import { Badge } from '@klarsikt/design-system/badge'
import { Button } from '@klarsikt/design-system/button'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Link } from '@klarsikt/design-system/link'
import { Select } from '@klarsikt/design-system/select'
import { TextField } from '@klarsikt/design-system/text-field'
import { useOneSubmit } from '@klarsikt/forms'
import { useMay } from '@klarsikt/page-kit/access'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { Form, useNavigation } from 'react-router'
import styles from './found-customers.module.css'

/** Lists the customers that were found, each with what the staff member may do for them. */
export function FoundCustomers({ customers }: { readonly customers: readonly FoundCustomer[] }) {
  const shown = JSON.stringify(customers)
  const may = useMay()
  return (
    <ul className={layout.list} aria-label={staffMessages.found({ count: customers.length })}>
      {customers.map((one) => (
        <li key={one.customerNumber} className={styles.customer}>
          <Facts customer={one} />
          <div className={styles.actions}>
            {may('cart.hand-over') && <CarryCart customer={one} shown={shown} />}
            <p>
              <Link variant="standalone" href={`${encodedHref('staff-payment-link')}?kund=${one.customerNumber}`}>
                {staffMessages.paymentLinkTo({ name: `${one.firstName} ${one.lastName}` })}
              </Link>
            </p>
            <PostalCode customer={one} shown={shown} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Facts({ customer }: { readonly customer: FoundCustomer }) {
  const { firstName, lastName, customerNumber, isConfirmed, personalNumber, email, mobile, street } = customer
  const place = `${customer.postalCode} ${customer.city}`.trim()
  return (
    <div className={layout.block}>
      <div className={layout.facts}>
        <h3>
          {firstName} {lastName}
        </h3>
        <span className="ks-text-muted">{staffMessages.customerNumber({ number: customerNumber })}</span>
        {!isConfirmed && (
          <span>
            <Badge tone="warning">{staffMessages.unconfirmed()}</Badge>
          </span>
        )}
      </div>
      <DescriptionList
        items={[
          { term: accountMessages.detailsEmail(), value: email },
          { term: fieldMessages.mobile(), value: formatMobile(mobile) },
          { term: fieldMessages.ssn(), value: personalNumber },
          { term: fieldMessages.street(), value: street },
          { term: staffMessages.place(), value: place },
        ]}
      />
    </div>
  )
}

const CHANNELS = { sms: paymentLinkMessages.channelSms, email: paymentLinkMessages.channelEmail } as const

/** Hands the store's cart over to the customer, and sends them a link if they want to pay themselves [ROLE-004]. */
function CarryCart({ customer: { customerNumber }, shown }: CustomerFormProps) {
  const { formData } = useNavigation()
  const onSubmit = useOneSubmit()
  const isSent = formData?.get('intent') === 'carry-cart' && formData.get('customerNumber') === customerNumber
  return (
    <Form method="post" onSubmit={onSubmit} className={layout.form} preventScrollReset>
      <input type="hidden" name="intent" value="carry-cart" />
      <input type="hidden" name="customerNumber" value={customerNumber} />
      <input type="hidden" name="shown" value={shown} />
      <Select
        id={`staff-carry-${customerNumber}`}
        name="channel"
        label={staffMessages.carryChannel()}
        hint={staffMessages.carryHint()}
        placeholder={staffMessages.carryNone()}
        options={PAYMENT_LINK_CHANNELS.map((value) => ({ value, label: CHANNELS[value]() }))}
      />
      <div>
        <Button type="submit" loading={isSent}>
          {staffMessages.carryCart()}
        </Button>
      </div>
    </Form>
  )
}

interface CustomerFormProps {
  readonly customer: FoundCustomer
  /** The listed customers as JSON. Every form sends them, so that the answer can list them again. */
  readonly shown: string
}

/** Saves the postal code that the customer states in the store [STAFF-002]. */
function PostalCode({ customer: { customerNumber, postalCode }, shown }: CustomerFormProps) {
  return (
    <Form method="post" className={styles.code} preventScrollReset>
      <input type="hidden" name="intent" value="postal-code" />
      <input type="hidden" name="customerNumber" value={customerNumber} />
      <input type="hidden" name="shown" value={shown} />
      <div className={styles.field}>
        <TextField
          id={`staff-postal-code-${customerNumber}`}
          name="postalCode"
          inputMode="numeric"
          autoComplete="off"
          label={staffMessages.postalCode()}
          defaultValue={postalCode}
          required
        />
      </div>
      <Button type="submit" variant="secondary">
        {staffMessages.savePostalCode()}
      </Button>
    </Form>
  )
}
