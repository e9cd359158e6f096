import type { Invoice } from '@klarsikt/contract/shop/types'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import { formatPrice } from '@klarsikt/core/money'
import { Button } from '@klarsikt/design-system/button'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { Form, useNavigation } from 'react-router'
import { cardName } from '../finance/card-name.js'
import { type InvoiceCard } from './load-invoice.js'

interface PayFormProps {
  readonly invoice: Invoice
  readonly card: InvoiceCard | null
}

/** Pays the whole amount left, by the saved card or on the provider's page. The customer's usual choice comes first. */
export function PayForm({ invoice, card }: PayFormProps) {
  const { payment } = invoice
  const isCardFirst = card !== null && card.isChosen && payment !== 'open'
  return isCardFirst ? (
    <>
      <CardForm invoice={invoice} card={card} isFirst />
      <PageForm invoice={invoice} isFirst={false} />
    </>
  ) : (
    <>
      <PageForm invoice={invoice} isFirst />
      {card !== null && <CardForm invoice={invoice} card={card} isFirst={false} />}
    </>
  )
}

function CardForm({
  invoice: { id, subId, amountLeft },
  card,
  isFirst,
}: {
  readonly invoice: Invoice
  readonly card: InvoiceCard
  readonly isFirst: boolean
}) {
  const { state, formData } = useNavigation()
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="subId" value={subId} />
      <input type="hidden" name="savedPayment" value={card.id} />
      <input type="hidden" name="key" value={card.key} />
      <div>
        <Button
          type="submit"
          variant={isFirst ? 'primary' : 'secondary'}
          loading={state === 'submitting' && formData?.has('savedPayment') === true}
        >
          {accountFinanceMessages.payByCard({ amount: formatPrice(amountLeft), card: cardName(card) })}
        </Button>
      </div>
      <p className="ks-text-muted">{accountFinanceMessages.payByCardText()}</p>
    </Form>
  )
}

function PageForm({
  invoice: { id, subId, amountLeft, payment },
  isFirst,
}: {
  readonly invoice: Invoice
  readonly isFirst: boolean
}) {
  const { state, formData } = useNavigation()
  const amount = formatPrice(amountLeft)
  const text = payment === 'open' ? accountFinanceMessages.payAgain({ amount }) : accountFinanceMessages.pay({ amount })
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="subId" value={subId} />
      <div>
        <Button
          type="submit"
          variant={isFirst ? 'primary' : 'secondary'}
          loading={state === 'submitting' && formData?.has('savedPayment') === false}
        >
          {isFirst ? text : accountFinanceMessages.payOtherwise()}
        </Button>
      </div>
      <p className="ks-text-muted">{accountFinanceMessages.payText()}</p>
    </Form>
  )
}
