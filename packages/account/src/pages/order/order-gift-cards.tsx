import type { Order } from '@klarsikt/contract/shop/types'
import * as accountOrderMessages from '@klarsikt/core/messages/account-order'
import * as authMessages from '@klarsikt/core/messages/auth'
import { formatPrice } from '@klarsikt/core/money'
import { encodedHref } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { Link } from '@klarsikt/design-system/link'
import { DownloadLink } from '@klarsikt/page-kit/frame'
import { loginPath } from '@klarsikt/page-kit/session'
import { Form, useNavigation } from 'react-router'
import styles from './order.module.css'

/** Lists the gift cards of the order with recipient and day. The customer can print each and send it again. */
export function OrderGiftCards({ order: { orderNumber, giftCards, isRecentLogin } }: { readonly order: Order }) {
  const { formData } = useNavigation()
  const needsLogin = !isRecentLogin && giftCards.some(({ pdf }) => pdf !== null)
  return (
    <>
      {needsLogin && (
        <div className="ks-no-print">
          <Alert
            tone="warning"
            actions={
              <Link href={loginPath(encodedHref('account-order', { orderId: orderNumber }))}>
                {authMessages.loginAction()}
              </Link>
            }
          >
            {accountOrderMessages.giftCardPrintLogIn()}
          </Alert>
        </div>
      )}
      <ul className={styles.giftCards}>
        {giftCards.map(({ id, amount, text, mayResend, pdf }) => (
          <li key={id}>
            <span>
              <strong>{formatPrice(amount)}</strong>
              <br />
              {text}
            </span>
            <div className={`${styles.giftCardWays} ks-no-print`}>
              {pdf !== null && isRecentLogin && (
                <DownloadLink
                  href={pdf}
                  label={accountOrderMessages.giftCardPrintCard({ amount: formatPrice(amount) })}
                >
                  {accountOrderMessages.giftCardPrint()}
                </DownloadLink>
              )}
              {mayResend && (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="orderId" value={orderNumber} />
                  <input type="hidden" name="giftCardId" value={id} />
                  <Button
                    type="submit"
                    size="small"
                    variant="secondary"
                    loading={formData?.get('giftCardId') === id}
                    aria-label={accountOrderMessages.giftCardResendCard({ amount: formatPrice(amount) })}
                  >
                    {accountOrderMessages.giftCardResend()}
                  </Button>
                </Form>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
