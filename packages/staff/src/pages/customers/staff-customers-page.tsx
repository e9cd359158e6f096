import * as cartHandoverMessages from '@klarsikt/core/messages/cart-handover'
import * as staffMessages from '@klarsikt/core/messages/staff'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { Notice } from '@klarsikt/page-kit/form'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { StaffPage } from '../../layout/staff-page.js'
import { type CustomersAnswer } from './change-customers.js'
import { CreateForm } from './create-form.js'
import { FoundCustomers } from './found-customers.js'
import { LookupForm } from './lookup-form.js'

/**
 * Lets staff look up a customer, act for them, and create a new customer [ROLE-004, STAFF-002, STAFF-003, STAFF-004].
 */
export function StaffCustomersPage({ answer }: { readonly answer: CustomersAnswer | undefined }) {
  const found = answer?.step === 'found' ? answer : null
  return (
    <StaffPage section="staff-customers" title={staffPageMessages.customers()} wide>
      {found && (
        <section className={styles.block} aria-labelledby="staff-found">
          {found.notice && (
            <Notice key={found.notice.text} tone={found.notice.tone}>
              <span>{found.notice.text}</span>
              {found.notice.isHandedOver && (
                <>
                  {' '}
                  <Link href={href('staff-cart-handovers')}>{cartHandoverMessages.staffToList()}</Link>
                </>
              )}
            </Notice>
          )}
          <h2 id="staff-found">{staffMessages.found({ count: found.customers.length })}</h2>
          <FoundCustomers customers={found.customers} />
        </section>
      )}
      <div className={styles.beside}>
        <section className={styles.block} aria-labelledby="staff-lookup-title">
          <h2 id="staff-lookup-title">{staffMessages.find()}</h2>
          <LookupForm result={answer?.step === 'lookup' ? answer.form : undefined} />
        </section>
        <section className={styles.block} aria-labelledby="staff-create-title">
          <h2 id="staff-create-title">{staffMessages.create()}</h2>
          <p className="ks-text-muted">{staffMessages.createHint()}</p>
          <CreateForm result={answer?.step === 'create' ? answer.form : undefined} />
        </section>
      </div>
    </StaffPage>
  )
}
