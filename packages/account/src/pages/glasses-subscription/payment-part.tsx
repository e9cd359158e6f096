import type { GlassesSubscription, SavedPayment } from '@klarsikt/contract/shop/types'
import * as glassesSubscriptionPageMessages from '@klarsikt/core/messages/glasses-subscription-page'
import { href } from '@klarsikt/core/paths'
import { Button } from '@klarsikt/design-system/button'
import { Link } from '@klarsikt/design-system/link'
import { RadioGroup } from '@klarsikt/design-system/radio-group'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { Form, useNavigation } from 'react-router'
import { cardName, cardState } from '../finance/card-name.js'
import { PAY_BY_INVOICE } from './payment-choice.js'

interface PaymentPartProps {
  readonly subscription: GlassesSubscription
  /** All saved cards, also those that cannot be charged. */
  readonly cards: readonly SavedPayment[]
}

/** Lets the customer choose how the months are paid: by invoice, or from a saved card. */
export function PaymentPart({ subscription: { id, payment }, cards }: PaymentPartProps) {
  const { state, formData } = useNavigation()
  const usable = cards.filter((card) => card.state === 'usable' || card.id === payment?.id)
  const chosen = payment?.id ?? PAY_BY_INVOICE
  return (
    <section className={styles.block} aria-labelledby="glasses-subscription-payment">
      <h2 id="glasses-subscription-payment">{glassesSubscriptionPageMessages.payment()}</h2>
      <p>{glassesSubscriptionPageMessages.paymentText()}</p>
      <Form method="post" className={styles.form} preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="intent" value="payment" />
        <RadioGroup
          key={chosen}
          cards
          legend={glassesSubscriptionPageMessages.paymentLegend()}
          name="payment"
          options={[
            {
              value: PAY_BY_INVOICE,
              label: glassesSubscriptionPageMessages.paymentInvoice(),
              detail: glassesSubscriptionPageMessages.paymentInvoiceText(),
            },
            ...usable.map((card) => ({
              value: card.id,
              label: cardName(card),
              detail: cardState(card) ?? undefined,
            })),
          ]}
          defaultValue={chosen}
        />
        <div>
          <Button type="submit" variant="secondary" loading={state !== 'idle' && formData?.get('intent') === 'payment'}>
            {glassesSubscriptionPageMessages.paymentChoose()}
          </Button>
        </div>
      </Form>
      <p>
        <Link variant="standalone" href={href('account-finance')}>
          {glassesSubscriptionPageMessages.paymentCards()}
        </Link>
      </p>
    </section>
  )
}
