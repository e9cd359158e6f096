import type { Order } from '@klarsikt/contract/shop/types'
import * as accountOrderMessages from '@klarsikt/core/messages/account-order'
import { formatPrice } from '@klarsikt/core/money'
import { Button } from '@klarsikt/design-system/button'
import { Form, useNavigation } from 'react-router'
import { DownloadLink } from '../../layout/download-link.js'
import styles from './order.module.css'

/** Each gift card of the order: who gets it and when, printing it and sending it again. */
export function OrderGiftCards({ order: { orderNumber, giftCards } }: { readonly order: Order }) {
  const { formData } = useNavigation()
  return (
    <ul className={styles.giftCards}>
      {giftCards.map(({ id, amount, text, mayResend, pdf }) => (
        <li key={id}>
          <span>
            <strong>{formatPrice(amount)}</strong>
            <br />
            {text}
          </span>
          <div className={`${styles.giftCardWays} ks-no-print`}>
            {pdf !== null && (
              <DownloadLink href={pdf} label={accountOrderMessages.giftCardPrintCard({ amount: formatPrice(amount) })}>
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
  )
}
