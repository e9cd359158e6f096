import type { PaymentElsewhere } from '@klarsikt/contract/shop/types'
import * as authMessages from '@klarsikt/core/messages/auth'
import * as confirmationMessages from '@klarsikt/core/messages/confirmation'
import * as pageMessages from '@klarsikt/core/messages/page'
import { Button, ButtonLink } from '@klarsikt/design-system/button'
import { encodedHref, href } from '@klarsikt/shop-config/paths'
import type { ReactNode } from 'react'
import { isSettled, type ReturnedElsewhere } from './payment-return.js'
import styles from './waiting-page.module.css'

/** Shows the state of a payment in a browser that did not start it. It does not reveal the goods or the buyer. */
export function PaidElsewherePage({ paymentId, elsewhere }: ReturnedElsewhere) {
  const { title, text } = said(elsewhere)
  const waits = elsewhere !== null && !isSettled(elsewhere.state)
  return (
    <Elsewhere title={title} text={text} orderNumber={elsewhere?.state === 'paid' ? elsewhere.orderNumber : null}>
      {waits && (
        <form method="get">
          <input type="hidden" name="paymentId" value={paymentId} />
          <Button type="submit">{confirmationMessages.elsewhereCheck()}</Button>
        </form>
      )}
    </Elsewhere>
  )
}

/**
 * Replaces the confirmation in a browser that did not place the order. It looks the same whether or not the order
 * exists. Null stands for a text that is no order number.
 */
export function ConfirmedElsewherePage({ orderNumber }: { readonly orderNumber: string | null }) {
  return (
    <Elsewhere
      title={confirmationMessages.elsewhereTitle()}
      text={confirmationMessages.elsewhere()}
      orderNumber={orderNumber}
    />
  )
}

function said(elsewhere: PaymentElsewhere | null): { readonly title: string; readonly text: string } {
  if (elsewhere === null)
    return { title: confirmationMessages.elsewhereUnknownTitle(), text: confirmationMessages.elsewhereUnknown() }
  const { state, orderNumber, sentTo: email } = elsewhere
  if (state === 'paid')
    return {
      title: confirmationMessages.elsewherePaidTitle(),
      text:
        email === null
          ? confirmationMessages.elsewherePaidUnknown({ orderNumber })
          : confirmationMessages.elsewherePaid({ orderNumber, email }),
    }
  if (isSettled(state))
    return { title: confirmationMessages.elsewhereEndedTitle(), text: confirmationMessages.elsewhereEnded() }
  return {
    title: confirmationMessages.elsewherePendingTitle(),
    text:
      email === null
        ? confirmationMessages.elsewherePendingUnknown({ orderNumber })
        : confirmationMessages.elsewherePending({ orderNumber, email }),
  }
}

interface ElsewhereProps {
  readonly title: string
  readonly text: string
  /** The order to which the log-in leads, or null where there is none to show. */
  readonly orderNumber: string | null
  readonly children?: ReactNode
}

function Elsewhere({ title, text, orderNumber, children }: ElsewhereProps) {
  const login = href('auth-login')
  const next =
    orderNumber === null ? '' : `?next=${encodeURIComponent(encodedHref('account-order', { orderId: orderNumber }))}`
  return (
    <div className={`ks-container ${styles.root}`}>
      <h1>{title}</h1>
      <p role="status">{text}</p>
      {children}
      <p className="ks-text-muted">{confirmationMessages.elsewhereWhy()}</p>
      {orderNumber !== null && <p>{confirmationMessages.elsewhereLogIn()}</p>}
      <div className="ks-cluster">
        {orderNumber !== null && (
          <>
            <ButtonLink href={`${login}${next}`}>{authMessages.loginAction()}</ButtonLink>
            <ButtonLink href={`${href('auth-register')}${next}`} variant="secondary">
              {authMessages.registerAction()}
            </ButtonLink>
          </>
        )}
        <ButtonLink href={href('home')} variant="secondary">
          {pageMessages.home()}
        </ButtonLink>
      </div>
    </div>
  )
}
