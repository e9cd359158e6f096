import { dateTimeText } from '@klarsikt/core/calendar'
import * as authMessages from '@klarsikt/core/messages/auth'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as requisitionMessages from '@klarsikt/core/messages/requisition'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { Link } from '@klarsikt/design-system/link'
import { RequisitionBadge } from '@klarsikt/design-system/status-badge'
import { TextField } from '@klarsikt/design-system/text-field'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
import { useShopForm } from '@klarsikt/forms'
import { href } from '@klarsikt/shop-config/paths'
import { Form, useNavigation } from 'react-router'
import type { RequisitionsData } from './load-requisitions.js'
import { type ListAnswer, readListRequest } from './request-list.js'
import { RequisitionFrame } from './requisition-frame.js'
import { requisitionPath } from './requisition-path.js'
import styles from './requisition.module.css'

interface RequisitionsPageProps {
  readonly data: RequisitionsData
  readonly answer: ListAnswer | undefined
}

/** Lists the requisitions of a manager, who is known by a fresh link or by a log-in. */
export function RequisitionsPage({ data: { requisitions, isGone }, answer }: RequisitionsPageProps) {
  return (
    <RequisitionFrame title={requisitionMessages.listTitle()}>
      {requisitions === null ? <AskForLink isGone={isGone} answer={answer} /> : <List requisitions={requisitions} />}
    </RequisitionFrame>
  )
}

function List({ requisitions }: { readonly requisitions: NonNullable<RequisitionsData['requisitions']> }) {
  if (requisitions.length === 0) return <p>{requisitionMessages.listNone()}</p>
  return (
    <>
      <p className="ks-text-muted">{requisitionMessages.listIntro()}</p>
      <ul className={styles.list}>
        {requisitions.map(({ id, token, state, employee, company, reference, sentAt }) => (
          <li key={id} className={styles.row}>
            <div className={styles.facts}>
              <strong>{employee}</strong>
              <span>
                {company} · {reference}
              </span>
              <span className="ks-text-small ks-text-muted">
                {requisitionMessages.sentOn()} {dateTimeText(new Date(sentAt))}
              </span>
              <span>
                <RequisitionBadge status={state} />
              </span>
            </div>
            <Link variant="standalone" href={requisitionPath(token)}>
              {requisitionMessages.listOpen()}
              <VisuallyHidden>
                {' '}
                {employee}, {reference}
              </VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function AskForLink({ isGone, answer }: { readonly isGone: boolean; readonly answer: ListAnswer | undefined }) {
  const { state } = useNavigation()
  const form = useShopForm({
    id: 'requisition-list',
    fields: ['email'],
    lastResult: answer?.form,
    read: readListRequest,
  })
  const login = `${href('auth-login')}?next=${encodeURIComponent(href('requisitions'))}`
  if (answer?.sentTo)
    return (
      <Alert tone="success" live="status">
        {requisitionMessages.listSent({ email: answer.sentTo })}
      </Alert>
    )
  return (
    <>
      {isGone && <Alert tone="warning">{requisitionMessages.listGone()}</Alert>}
      {form.failure !== null && (
        <Alert tone="error" live="alert">
          {form.failure}
        </Alert>
      )}
      <p>{requisitionMessages.listAsk()}</p>
      <Form {...form.props} method="post" action={href('requisitions')} className={styles.form} preventScrollReset>
        <TextField {...form.field('email')} type="email" label={authMessages.email()} autoComplete="email" required />
        <div className={styles.actions}>
          <Button type="submit" loading={state !== 'idle'}>
            {requisitionMessages.listSend()}
          </Button>
        </div>
      </Form>
      <p>
        {requisitionMessages.listBankid()} <Link href={login}>{requisitionMessages.listLogin()}</Link>
      </p>
    </>
  )
}

export const requisitionsTitle = pageMessages.requisitions
