import { dayText, stockholmDate, stockholmTime } from '@klarsikt/core/calendar'
import { formatMessage, withdrawalMessages as texts } from '@klarsikt/core/messages'
import type { TypedWithdrawal } from '@klarsikt/core/withdrawal'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { WITHDRAWAL_FIELDS, type WithdrawalAnswer } from './withdrawal-answer.js'
import { WithdrawalForm } from './withdrawal-form.js'
import styles from './withdrawal-panel.module.css'

interface WithdrawalPanelProps {
  readonly answer: WithdrawalAnswer | undefined
  /** Known from the link of a letter. */
  readonly orderNumber: string
}

/** The withdrawal function: form, review, receipt (distansavtalslagen 2 kap. 10 a §). */
export function WithdrawalPanel({ answer, orderNumber }: WithdrawalPanelProps) {
  if (answer?.step === 'review') return <Review typed={answer.typed} failure={answer.failure} />
  if (answer?.step === 'received') return <Received {...answer} />
  return (
    <WithdrawalForm
      typed={answer?.typed ?? { name: '', orderNumber, email: '', goods: '' }}
      problems={answer?.problems ?? {}}
    />
  )
}

function Review({ typed, failure }: { readonly typed: TypedWithdrawal; readonly failure: string | null }) {
  const { state } = useNavigation()
  return (
    <Step title={texts['withdrawal.reviewTitle']}>
      <p>{texts['withdrawal.reviewIntro']}</p>
      <div className={styles.content}>
        <p>{texts['withdrawal.statement']}</p>
        <DescriptionList items={contentItems(typed)} />
      </div>
      {failure !== null && (
        <Alert tone="error" live="alert" title={texts['withdrawal.failed']}>
          <p>{failure}</p>
          <p>{texts['withdrawal.failedBody']}</p>
        </Alert>
      )}
      <Form method="post" className={styles.buttons} preventScrollReset>
        {WITHDRAWAL_FIELDS.map((name) => (
          <input key={name} type="hidden" name={name} value={typed[name]} />
        ))}
        <Button type="submit" name="step" value="confirm" loading={state !== 'idle'}>
          {texts['withdrawal.confirm']}
        </Button>
        <Button type="submit" name="step" value="change" variant="secondary" disabled={state !== 'idle'}>
          {texts['withdrawal.change']}
        </Button>
      </Form>
    </Step>
  )
}

function Received({ receipt }: Extract<WithdrawalAnswer, { step: 'received' }>) {
  const dateTime = formatMessage(texts['withdrawal.instant'], {
    date: dayText(stockholmDate(receipt.receivedAt)),
    time: stockholmTime(receipt.receivedAt).replace(':', '.'),
  })
  return (
    <Step title={texts['withdrawal.receivedTitle']}>
      <Alert tone="success" live="status">
        {formatMessage(texts['withdrawal.received'], { dateTime, email: receipt.email })}
      </Alert>
      <div className={styles.content}>
        <p>{texts['withdrawal.statement']}</p>
        <DescriptionList
          items={[...contentItems(receipt), { term: texts['withdrawal.receivedAt'], value: dateTime }]}
        />
      </div>
      <p>{texts['withdrawal.next']}</p>
      <p className="ks-text-small">{texts['withdrawal.madeToOrder']}</p>
    </Step>
  )
}

function contentItems({ name, orderNumber, email, goods }: TypedWithdrawal) {
  return [
    { term: texts['withdrawal.name'], value: name },
    { term: texts['withdrawal.orderNumber'], value: orderNumber },
    { term: texts['withdrawal.email'], value: email },
    { term: texts['withdrawal.items'], value: goods || texts['withdrawal.allItems'] },
  ]
}

/** The heading takes the focus when the page turns into this step. */
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
