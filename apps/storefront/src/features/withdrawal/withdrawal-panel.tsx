import { dateTimeText } from '@klarsikt/core/calendar'
import * as withdrawalMessages from '@klarsikt/core/messages/withdrawal'
import type { TypedWithdrawal } from '@klarsikt/core/withdrawal'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { KnownWithdrawal } from './load-withdrawal-page.js'
import { WITHDRAWAL_FIELDS, type WithdrawalAnswer } from './withdraw.js'
import { WithdrawalForm } from './withdrawal-form.js'
import styles from './withdrawal-panel.module.css'

interface WithdrawalPanelProps {
  readonly answer: WithdrawalAnswer | undefined
  readonly known: KnownWithdrawal
}

/** The withdrawal function with form, review and receipt (distansavtalslagen 2 kap. 10 a §). */
export function WithdrawalPanel({ answer, known }: WithdrawalPanelProps) {
  if (answer?.step === 'review') return <Review typed={answer.typed} failure={answer.failure} />
  if (answer?.step === 'received') return <Received {...answer} />
  return <WithdrawalForm result={answer?.form} known={known} />
}

function Review({ typed, failure }: { readonly typed: TypedWithdrawal; readonly failure: string | null }) {
  const { state } = useNavigation()
  return (
    <Step title={withdrawalMessages.reviewTitle()}>
      <p>{withdrawalMessages.reviewIntro()}</p>
      <div className={styles.content}>
        <p>{withdrawalMessages.statement()}</p>
        <DescriptionList items={contentItems(typed)} />
      </div>
      {failure !== null && (
        <Alert tone="error" live="alert" title={withdrawalMessages.failed()}>
          <p>{failure}</p>
          <p>{withdrawalMessages.failedBody()}</p>
        </Alert>
      )}
      <Form method="post" className={styles.buttons} preventScrollReset>
        {WITHDRAWAL_FIELDS.map((name) => (
          <input key={name} type="hidden" name={name} value={typed[name]} />
        ))}
        <Button type="submit" name="step" value="confirm" loading={state !== 'idle'}>
          {withdrawalMessages.confirm()}
        </Button>
        <Button type="submit" name="step" value="change" variant="secondary" disabled={state !== 'idle'}>
          {withdrawalMessages.change()}
        </Button>
      </Form>
    </Step>
  )
}

function Received({ receipt }: Extract<WithdrawalAnswer, { step: 'received' }>) {
  const dateTime = dateTimeText(receipt.receivedAt)
  return (
    <Step title={withdrawalMessages.receivedTitle()}>
      <Alert tone="success" live="status">
        {withdrawalMessages.received({ dateTime, email: receipt.email })}
      </Alert>
      <div className={styles.content}>
        <p>{withdrawalMessages.statement()}</p>
        <DescriptionList
          items={[...contentItems(receipt), { term: withdrawalMessages.receivedAt(), value: dateTime }]}
        />
      </div>
      <p>{withdrawalMessages.next()}</p>
      <p className="ks-text-small">{withdrawalMessages.madeToOrder()}</p>
    </Step>
  )
}

function contentItems({ name, orderNumber, email, goods }: TypedWithdrawal) {
  return [
    { term: withdrawalMessages.name(), value: name },
    { term: withdrawalMessages.orderNumber(), value: orderNumber },
    { term: withdrawalMessages.email(), value: email },
    { term: withdrawalMessages.items(), value: goods || withdrawalMessages.allItems() },
  ]
}

/** A step of the withdrawal form. Its heading takes the focus when the step appears. */
function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.root} aria-labelledby="withdrawal-step">
      <h2 id="withdrawal-step" ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
