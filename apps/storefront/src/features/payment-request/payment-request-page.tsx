import type { PaymentRequestStatus } from '@klarsikt/contract/shop/types'
import { errorMessages, formatMessage, pageMessages, paymentRequestMessages as texts } from '@klarsikt/core/messages'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { Button, ButtonLink } from '@klarsikt/design-system/button'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { type ReactNode, useEffect, useRef } from 'react'
import { WithoutScript } from '../../shell/without-script.js'
import { PAY_QUERY, type PaymentRequestData, type Trouble } from './load-payment-request.js'
import { useLookAgain, usePay } from './use-pay.js'
import styles from './payment-request-page.module.css'

const TROUBLES: Readonly<Record<Trouble, string>> = {
  declined: errorMessages['error.payment.declined'],
  cancelled: errorMessages['error.payment.cancelled'],
  away: errorMessages['error.payment.provider'],
}

/** What a store asks to be paid by a link: what for, how much, until when, and how it stands (decisions L3). */
export function PaymentRequestPage({ token, request, title, goodUntil, trouble }: PaymentRequestData) {
  useLookAgain(request?.payment === 'pending')
  if (!request) {
    return (
      <Frame title={title} said={errorMessages['error.paymentRequest.notFound']}>
        <ToStores />
      </Frame>
    )
  }
  const open = request.state === 'sent' && request.payment !== 'pending'
  return (
    <Frame title={title} said={request.message}>
      {trouble && (
        <Alert tone="error" live="alert" title={TROUBLES[trouble]}>
          {texts['paymentRequest.tryAgain']}
        </Alert>
      )}
      <Facts request={request} goodUntil={goodUntil} />
      {open && <Pay token={token} amount={formatPrice(request.amount)} />}
      {request.state === 'sent' && request.payment === 'pending' && (
        <form method="get">
          <Button type="submit" variant="secondary">
            {texts['paymentRequest.check']}
          </Button>
        </form>
      )}
      {request.state === 'paid' && <p>{texts['paymentRequest.receipt']}</p>}
      {request.state === 'expired' && <ToStores />}
    </Frame>
  )
}

interface FrameProps {
  readonly title: string
  readonly said: string
  readonly children: ReactNode
}

/** The heading takes the focus when the page becomes another one under the customer's eyes. */
function Frame({ title, said, children }: FrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    heading.current?.focus()
  }, [title])
  return (
    <div className={`ks-container ${styles.root}`}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p role="status">{said}</p>
      {children}
    </div>
  )
}

function Facts({ request, goodUntil }: { readonly request: PaymentRequestStatus; readonly goodUntil: string }) {
  const { state, purpose, storeName, amount } = request
  return (
    <div className={styles.facts}>
      <DescriptionList
        items={[
          { term: texts['paymentRequest.purpose'], value: purpose },
          ...(storeName === null ? [] : [{ term: texts['paymentRequest.store'], value: storeName }]),
          {
            term: texts[state === 'paid' ? 'paymentRequest.paidAmount' : 'paymentRequest.amount'],
            value: <strong className="ks-tabular">{formatPrice(amount)}</strong>,
          },
          ...(state === 'sent' ? [{ term: texts['paymentRequest.goodUntil'], value: goodUntil }] : []),
        ]}
      />
    </div>
  )
}

function Pay({ token, amount }: { readonly token: string; readonly amount: string }) {
  const { phase, failure, pay } = usePay(token)
  return (
    <>
      {failure !== null && (
        <Alert tone="error" live="alert" title={failure}>
          {texts['paymentRequest.tryAgain']}
        </Alert>
      )}
      <form
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          void pay()
        }}
      >
        <input type="hidden" name={PAY_QUERY} value="1" />
        <Button type="submit" loading={phase !== 'idle'}>
          {formatMessage(texts['paymentRequest.pay'], { amount })}
        </Button>
      </form>
      <p role="status" className="ks-text-muted">
        {phase === 'leaving' ? texts['paymentRequest.leaving'] : ''}
      </p>
      <WithoutScript>{texts['paymentRequest.withoutScript']}</WithoutScript>
    </>
  )
}

function ToStores() {
  return (
    <ButtonLink href={href('stores')} variant="secondary">
      {pageMessages['page.stores']}
    </ButtonLink>
  )
}
