import type { PaymentMethodChoice } from '@klarsikt/contract/shop/types'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import type { PaymentType, PaymentTypeBar } from '@klarsikt/core/payment'
import { Button } from '@klarsikt/design-system/button'
import { RadioGroup, type RadioOption } from '@klarsikt/design-system/radio-group'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { Form, useNavigation } from 'react-router'
import { cardName } from './card-name.js'
import { cardChoice } from './change-finance.js'

const DETAILS: Readonly<Record<PaymentType, () => string>> = {
  invoice: accountFinanceMessages.typeInvoice,
  card: accountFinanceMessages.typeCard,
  automatic: accountFinanceMessages.typeAutomatic,
  'e-invoice': accountFinanceMessages.typeEinvoice,
}

const BARS: Readonly<Record<PaymentTypeBar, () => string>> = {
  'no-card': accountFinanceMessages.noCard,
  'no-mandate': accountFinanceMessages.noMandate,
  'no-autogiro': accountFinanceMessages.noAutogiro,
  'no-e-invoices': accountFinanceMessages.noEinvoices,
  'no-personal-number': accountFinanceMessages.noPersonalNumber,
}

interface PaymentTypeFormProps {
  readonly method: PaymentMethodChoice
  readonly error: string | undefined
}

/** Lists the four payment types. A type that is not available says why [INV-003]. */
export function PaymentTypeForm({ method, error }: PaymentTypeFormProps) {
  const { state, formData } = useNavigation()
  const { choice } = method
  const chosen =
    choice === null ? undefined : choice.savedPaymentId === null ? choice.type : cardChoice(choice.savedPaymentId)
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <input type="hidden" name="intent" value="type" />
      <RadioGroup
        // A new key shows the saved choice again after it has changed elsewhere.
        key={chosen ?? ''}
        cards
        legend={accountFinanceMessages.typeLegend()}
        name="type"
        options={method.types.flatMap((one) => optionsOf(one, method))}
        {...(chosen !== undefined && { defaultValue: chosen })}
        error={error}
      />
      <div>
        <Button type="submit" variant="secondary" loading={state !== 'idle' && formData?.get('intent') === 'type'}>
          {accountFinanceMessages.chooseType()}
        </Button>
      </div>
    </Form>
  )
}

/** Returns one option for a payment type, or for cards one option per card that can be charged. */
function optionsOf(
  { type, name, bar }: PaymentMethodChoice['types'][number],
  { saved, choice }: PaymentMethodChoice,
): RadioOption[] {
  const detail = DETAILS[type]()
  const cards = saved.filter(({ id, state }) => state === 'usable' || id === choice?.savedPaymentId)
  if (type === 'card' && cards.length > 0)
    return cards.map((card) => ({ value: cardChoice(card.id), label: `${name}, ${cardName(card)}`, detail }))
  return [{ value: type, label: name, detail: bar === null ? detail : BARS[bar](), disabled: bar !== null }]
}
