import type { PaymentLinkStatus } from '@klarsikt/contract/shop/types'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as paymentLinkMessages from '@klarsikt/core/messages/payment-link'
import * as purchaseErrorsMessages from '@klarsikt/core/messages/purchase-errors'
import { formatPrice } from '@klarsikt/core/money'
import { Alert } from '@klarsikt/design-system/alert'
import { Button, ButtonLink } from '@klarsikt/design-system/button'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { href } from '@klarsikt/shop-config/paths'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Form, useActionData, useRevalidator } from 'react-router'
import { useReturnFromCache } from '../../lib/use-return-from-cache.js'
import { useSubmitOnce } from '../../lib/use-submit-once.js'
import { WithoutScript } from '../../lib/without-script.js'
import type { PaymentEnd } from '../checkout/checkout-data.js'
import type { PaymentLinkData } from './load-payment-link.js'
import type { PayAnswer } from './pay-by-link.js'
import { useLookAgain } from './use-look-again.js'
import styles from './payment-link-page.module.css'

const ENDS: Readonly<Record<PaymentEnd, string>> = {
  declined: purchaseErrorsMessages.paymentDeclined(),
  cancelled: purchaseErrorsMessages.paymentCancelled(),
}

/** Shows a store's request for payment: purpose, amount, last day, and the state of the payment. */
export function PaymentLinkPage({ token, link, title, goodUntil, ended }: PaymentLinkData) {
  useLookAgain(link?.payment === 'pending')
  if (!link) {
    return (
      <Frame title={title} said={purchaseErrorsMessages.paymentLinkNotFound()}>
        <ToStores />
      </Frame>
    )
  }
  const open = link.state === 'sent' && link.payment !== 'pending'
  return (
    <Frame title={title} said={link.message}>
      {ended && (
        <Alert tone="error" live="alert" title={ENDS[ended]}>
          {paymentLinkMessages.tryAgain()}
        </Alert>
      )}
      <Facts link={link} goodUntil={goodUntil} />
      {open && <Pay token={token} amount={formatPrice(link.amount)} />}
      {link.state === 'sent' && link.payment === 'pending' && (
        <form method="get">
          <Button type="submit" variant="secondary">
            {paymentLinkMessages.check()}
          </Button>
        </form>
      )}
      {link.state === 'paid' && <p>{paymentLinkMessages.receipt()}</p>}
      {link.state === 'expired' && <ToStores />}
    </Frame>
  )
}

interface FrameProps {
  readonly title: string
  readonly said: string
  readonly children: ReactNode
}

/** The frame of the page. When its title changes while the customer looks at it, the heading takes the focus. */
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

function Facts({ link, goodUntil }: { readonly link: PaymentLinkStatus; readonly goodUntil: string }) {
  const { state, purpose, storeName, amount } = link
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

/** Leads to the payment page. Without scripts, the loaded page brings the answer. */
function Pay({ token, amount }: { readonly token: string; readonly amount: string }) {
  const posted = useActionData<PayAnswer>()
  const { answer = posted, busy, leaving, submit, reset } = useSubmitOnce<PayAnswer>()
  const { revalidate } = useRevalidator()
  useReturnFromCache(() => {
    reset()
    void revalidate()
  })
  const pay = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit(new FormData(event.currentTarget))
  }
  return (
    <>
      {!busy && answer?.failure && (
        <Alert tone="error" live="alert" title={answer.failure}>
          {paymentLinkMessages.tryAgain()}
        </Alert>
      )}
      <Form method="post" action="." onSubmit={pay}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" loading={busy}>
          {paymentLinkMessages.pay({ amount })}
        </Button>
      </Form>
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
