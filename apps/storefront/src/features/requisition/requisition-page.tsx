import type { Requisition } from '@klarsikt/contract/shop/types'
import { coverItems } from '@klarsikt/core/agreement'
import { dateTimeText } from '@klarsikt/core/calendar'
import { REFERENCE_TYPE_MESSAGES } from '@klarsikt/core/company'
import * as requisitionMessages from '@klarsikt/core/messages/requisition'
import * as requisitionLetterMessages from '@klarsikt/core/messages/requisition-letter'
import { formatPrice } from '@klarsikt/core/money'
import type { RequisitionDecision } from '@klarsikt/core/requisition'
import { Alert } from '@klarsikt/design-system/alert'
import { Button, ButtonLink } from '@klarsikt/design-system/button'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Link } from '@klarsikt/design-system/link'
import { RequisitionBadge } from '@klarsikt/design-system/status-badge'
import { href } from '@klarsikt/shop-config/paths'
import { Form, useNavigation } from 'react-router'
import type { RequisitionAnswer } from './answer-requisition.js'
import type { RequisitionData } from './load-requisition.js'
import { RequisitionFrame } from './requisition-frame.js'
import { requisitionPath } from './requisition-path.js'
import styles from './requisition.module.css'

interface RequisitionPageProps {
  readonly data: RequisitionData
  readonly answered: RequisitionAnswer | undefined
}

/**
 * Asks a manager to approve or reject an employee's exam, with a confirmation, and shows what was decided [B2B-003,
 * B2B-004].
 */
export function RequisitionPage({ data, answered }: RequisitionPageProps) {
  const { token, requisition, answer, title } = data
  return (
    <RequisitionFrame title={title}>
      {requisition === null && <p>{requisitionMessages.notFound()}</p>}
      {requisition !== null && answer !== null && (
        <Confirm token={token} requisition={requisition} answer={answer} failure={answered?.failure} />
      )}
      {requisition !== null && answer === null && <Shown token={token} requisition={requisition} />}
      {answer === null && (
        <p>
          <Link variant="standalone" href={href('requisitions')}>
            {requisitionMessages.list()}
          </Link>
        </p>
      )}
    </RequisitionFrame>
  )
}

function Shown({ token, requisition }: { readonly token: string; readonly requisition: Requisition }) {
  return (
    <>
      <p role="status">{textOf(requisition)}</p>
      {requisition.employee !== '' && <Facts requisition={requisition} />}
      {requisition.employee !== '' && <Cover requisition={requisition} />}
      {requisition.state === 'pending' && (
        <>
          <p className="ks-text-small ks-text-muted">{requisitionLetterMessages.privacy()}</p>
          <div className={styles.actions}>
            <ButtonLink href={requisitionPath(token, 'approve')}>{requisitionMessages.approveButton()}</ButtonLink>
            <ButtonLink href={requisitionPath(token, 'reject')} variant="secondary">
              {requisitionMessages.rejectButton()}
            </ButtonLink>
          </div>
        </>
      )}
    </>
  )
}

function textOf({ state, employee, company }: Requisition): string {
  switch (state) {
    case 'pending':
      return requisitionMessages.asked({ employee })
    case 'approved':
      return requisitionMessages.approved({ employee, company })
    case 'rejected':
      return requisitionMessages.rejected({ employee })
    case 'used':
      return requisitionMessages.used()
    case 'draft':
    case 'expired':
      return requisitionMessages.expired()
  }
}

function Facts({ requisition }: { readonly requisition: Requisition }) {
  const { state, employee, company, referenceType, reference, price, expiresAt, decidedAt } = requisition
  return (
    <>
      <p>
        <RequisitionBadge status={state} />
      </p>
      <DescriptionList
        items={[
          { term: requisitionLetterMessages.employee(), value: employee },
          { term: requisitionLetterMessages.company(), value: company },
          { term: REFERENCE_TYPE_MESSAGES[referenceType](), value: reference },
          { term: requisitionLetterMessages.price(), value: formatPrice(price) },
          ...(state === 'pending'
            ? [{ term: requisitionMessages.until(), value: dateTimeText(new Date(expiresAt)) }]
            : []),
          ...(decidedAt === null
            ? []
            : [{ term: requisitionMessages.decidedOn(), value: dateTimeText(new Date(decidedAt)) }]),
        ]}
      />
    </>
  )
}

const PAID_STATES: ReadonlySet<Requisition['state']> = new Set(['pending', 'approved', 'used'])

/** Says what else the company pays for under its agreement. */
function Cover({ requisition: { cover, company, employee, state } }: { readonly requisition: Requisition }) {
  // The company pays nothing without an approval, whatever the agreement covers.
  if (!PAID_STATES.has(state)) return null
  if (cover === null)
    return state === 'pending' ? <p className="ks-text-muted">{requisitionMessages.coverNone({ company })}</p> : null
  return (
    <section className={styles.cover} aria-labelledby="requisition-cover">
      <h2 id="requisition-cover" className={styles.heading}>
        {requisitionMessages.coverHeading()}
      </h2>
      <p>{requisitionMessages.coverText({ company, employee })}</p>
      <DescriptionList items={coverItems(cover)} />
    </section>
  )
}

interface ConfirmProps {
  readonly token: string
  readonly requisition: Requisition
  readonly answer: RequisitionDecision
  readonly failure: string | undefined
}

function Confirm({ token, requisition, answer, failure }: ConfirmProps) {
  const { state } = useNavigation()
  const { employee, company, reference, price } = requisition
  const isApproval = answer === 'approve'
  return (
    <>
      <p>
        {isApproval
          ? requisitionMessages.approveText({ company, reference, price: formatPrice(price) })
          : requisitionMessages.rejectText({ company, employee })}
      </p>
      {failure !== undefined && state === 'idle' && (
        <Alert tone="error" live="alert">
          {failure}
        </Alert>
      )}
      <Form method="post" action={requisitionPath(token, answer)} className={styles.actions} preventScrollReset>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="answer" value={answer} />
        <Button type="submit" loading={state !== 'idle'}>
          {isApproval ? requisitionMessages.approve() : requisitionMessages.reject()}
        </Button>
        <Link variant="standalone" href={requisitionPath(token)}>
          {requisitionMessages.back()}
        </Link>
      </Form>
    </>
  )
}
