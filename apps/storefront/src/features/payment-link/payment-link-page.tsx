import type { PaymentLinkStatus } from '@klarsikt/contract/shop/types'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as paymentLinkMessages from '@klarsikt/core/messages/payment-link'
import * as purchaseErrorsMessages from '@klarsikt/core/messages/purchase-errors'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { Button, ButtonLink } from '@klarsikt/design-system/button'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useReturnFromCache } from '../../lib/use-return-from-cache.js'
import { useSubmitOnce } from '../../lib/use-submit-once.js'
import { WithoutScript } from '../../lib/without-script.js'
import { PAY_QUERY, type PaymentLinkData, type Trouble } from './load-payment-link.js'
import type { PayAnswer } from './pay-by-link.js'
import { useLookAgain } from './use-look-again.js'
import styles from './payment-link-page.module.css'

const TROUBLES: Readonly<Record<Trouble, string>> = {
  declined: purchaseErrorsMessages.paymentDeclined(),
  cancelled: purchaseErrorsMessages.paymentCancelled(),
  away: purchaseErrorsMessages.paymentProvider(),
}

/** What a store asks to be paid by a link: what for, how much, until when, and how it stands. */
export function PaymentLinkPage({ token, request, title, goodUntil, trouble }: PaymentLinkData) {
  useLookAgain(request?.payment === 'pending')
  if (!request) {
    return (
      <Frame title={title} said={purchaseErrorsMessages.paymentLinkNotFound()}>
        <ToStores />
      </Frame>
    )
  }
  const open = request.state === 'sent' && request.payment !== 'pending'
  return (
    <Frame title={title} said={request.message}>
      {trouble && (
        <Alert tone="error" live="alert" title={TROUBLES[trouble]}>
          {paymentLinkMessages.tryAgain()}
        </Alert>
      )}
      <Facts request={request} goodUntil={goodUntil} />
      {open && <Pay token={token} amount={formatPrice(request.amount)} />}
      {request.state === 'sent' && request.payment === 'pending' && (
        <form method="get">
          <Button type="submit" variant="secondary">
            {paymentLinkMessages.check()}
          </Button>
        </form>
      )}
      {request.state === 'paid' && <p>{paymentLinkMessages.receipt()}</p>}
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

function Facts({ request, goodUntil }: { readonly request: PaymentLinkStatus; readonly goodUntil: string }) {
  const { state, purpose, storeName, amount } = request
  return (
    <div className={styles.facts}>
      <DescriptionList
        items={[
          { term: paymentLinkMessages.purpose(), value: purpose },
          ...(storeName === null ? [] : [{ term: paymentLinkMessages.store(), value: storeName }]),
          {
            term: state === 'paid' ? paymentLinkMessages.paidAmount() : paymentLinkMessages.amount(),
            value: <strong className="ks-tabular">{formatPrice(amount)}</strong>,
          },
          ...(state === 'sent' ? [{ term: paymentLinkMessages.goodUntil(), value: goodUntil }] : []),
        ]}
      />
    </div>
  )
}

/** Without script it asks (GET): a page that sends no referrer has no origin of its own to post from. */
function Pay({ token, amount }: { readonly token: string; readonly amount: string }) {
  const { answer, busy, leaving, submit, reset } = useSubmitOnce<PayAnswer>()
  const { revalidate } = useRevalidator()
  useReturnFromCache(() => {
    reset()
    void revalidate()
  })
  const pay = (event: FormEvent) => {
    event.preventDefault()
    const form = new FormData()
    form.set('token', token)
    submit(form)
  }
  return (
    <>
      {!busy && answer?.failure && (
        <Alert tone="error" live="alert" title={answer.failure}>
          {paymentLinkMessages.tryAgain()}
        </Alert>
      )}
      <form method="get" onSubmit={pay}>
        <input type="hidden" name={PAY_QUERY} value="1" />
        <Button type="submit" loading={busy}>
          {paymentLinkMessages.pay({ amount })}
        </Button>
      </form>
      <p role="status" className="ks-text-muted">
        {leaving ? paymentLinkMessages.leaving() : ''}
      </p>
      <WithoutScript>{paymentLinkMessages.withoutScript()}</WithoutScript>
    </>
  )
}

function ToStores() {
  return (
    <ButtonLink href={href('stores')} variant="secondary">
      {pageMessages.stores()}
    </ButtonLink>
  )
}
