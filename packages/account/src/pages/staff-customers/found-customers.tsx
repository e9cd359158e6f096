import type { FoundCustomer } from '@klarsikt/contract/shop/types'
import * as staffMessages from '@klarsikt/core/messages/staff'
import { encodedHref } from '@klarsikt/core/paths'
import { Button } from '@klarsikt/design-system/button'
import { Link } from '@klarsikt/design-system/link'
import { TextField } from '@klarsikt/design-system/text-field'
import { Form } from 'react-router'
import { SmallForm } from '../../layout/small-form.js'
import styles from '../../layout/account-page.module.css'

/** The customers that were found, each with what staff may do for them. */
export function FoundCustomers({ customers }: { readonly customers: readonly FoundCustomer[] }) {
  const shown = JSON.stringify(customers)
  return (
    <ul className={styles.list} aria-label={staffMessages.found({ count: customers.length })}>
      {customers.map((one) => (
        <li key={one.customerNumber} className={styles.row}>
          <span className={styles.facts}>
            <span className={styles.name}>
              {one.firstName} {one.lastName}
            </span>
            <span>{staffMessages.customerNumber({ number: one.customerNumber })}</span>
            {[one.personalNumber, one.email, one.mobile, one.street, `${one.postalCode} ${one.city}`.trim()]
              .filter((text) => text !== null && text !== '')
              .map((text) => (
                <span key={text} className="ks-text-muted">
                  {text}
                </span>
              ))}
            {!one.isConfirmed && <span>{staffMessages.unconfirmed()}</span>}
          </span>
          <Form method="post" className={styles.form} preventScrollReset>
            <input type="hidden" name="intent" value="postal-code" />
            <input type="hidden" name="customerNumber" value={one.customerNumber} />
            <input type="hidden" name="shown" value={shown} />
            <TextField
              id={`staff-postal-code-${one.customerNumber}`}
              name="postalCode"
              inputMode="numeric"
              autoComplete="off"
              label={staffMessages.postalCode()}
              defaultValue={one.postalCode}
              required
            />
            <div>
              <Button type="submit" variant="secondary">
                {staffMessages.savePostalCode()}
              </Button>
            </div>
          </Form>
          <SmallForm
            intent="carry-cart"
            fields={{ customerNumber: one.customerNumber, shown }}
            action={staffMessages.carryCart()}
            variant="secondary"
          >
            <Link href={`${encodedHref('staff-payment-link')}?kund=${one.customerNumber}`}>
              {staffMessages.paymentLinkTo({ name: `${one.firstName} ${one.lastName}` })}
            </Link>
          </SmallForm>
        </li>
      ))}
    </ul>
  )
}
