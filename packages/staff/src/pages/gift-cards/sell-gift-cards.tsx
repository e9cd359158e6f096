import type { StaffGiftCards } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import { CART_LINE_MAXIMUM } from '@klarsikt/core/cart'
import { GIFT_CARD_MESSAGE_MAXIMUM, GIFT_CARD_RECEIVERS, giftCardSendDates } from '@klarsikt/core/gift-card'
import * as giftCardDeliveryMessages from '@klarsikt/core/messages/gift-card-delivery'
import * as staffGiftCardMessages from '@klarsikt/core/messages/staff-gift-card'
import { formatPrice } from '@klarsikt/core/money'
import { RadioGroup } from '@klarsikt/design-system/radio-group'
import { TextArea, TextField } from '@klarsikt/design-system/text-field'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { FieldForm } from '@klarsikt/page-kit/form'
import { useState } from 'react'
import { readSale, SELL_FIELDS } from './sell-form.js'
import styles from './staff-gift-cards.module.css'

interface SellGiftCardsProps {
  readonly choices: StaffGiftCards['choices']
  readonly answer: FormResult | undefined
}

/** Asks for amount, design, number and recipient of gift cards for the store's cart. */
export function SellGiftCards({ choices, answer }: SellGiftCardsProps) {
  const form = useShopForm({ id: 'sell-gift-cards', fields: SELL_FIELDS, lastResult: answer, read: readSale })
  const { field, secret } = form
  const [dates] = useState(() => giftCardSendDates(stockholmDate(new Date())))
  const amounts = [...new Set(choices.map(({ amount }) => amount))]
  const designs = [...new Set(choices.map(({ design }) => design))]
  const typed = field('design').defaultValue
  return (
    <FieldForm form={form} button={staffGiftCardMessages.add()}>
      <p className="ks-text-muted">{staffGiftCardMessages.intro()}</p>
      <RadioGroup
        {...secret('amount')}
        legend={staffGiftCardMessages.amount()}
        options={amounts.map((amount) => ({ value: String(amount), label: formatPrice(amount) }))}
        {...defaultOf(amounts.map(String), field('amount').defaultValue)}
        required
      />
      {designs.length > 1 && (
        <RadioGroup
          {...secret('design')}
          legend={staffGiftCardMessages.design()}
          options={designs.map((design) => ({ value: design, label: design }))}
          {...defaultOf(designs, typed ?? designs[0])}
        />
      )}
      <TextField
        {...field('quantity')}
        defaultValue={field('quantity').defaultValue ?? '1'}
        type="number"
        min={1}
        max={CART_LINE_MAXIMUM}
        inputMode="numeric"
        label={staffGiftCardMessages.quantity()}
        required
      />
      <RadioGroup
        {...secret('receiver')}
        legend={staffGiftCardMessages.receiver()}
        {...defaultOf(GIFT_CARD_RECEIVERS, field('receiver').defaultValue ?? 'buyer')}
        options={[
          {
            value: 'buyer',
            label: staffGiftCardMessages.printNow(),
            detail: staffGiftCardMessages.printNowNote(),
          },
          {
            value: 'other',
            label: staffGiftCardMessages.sendToOther(),
            detail: staffGiftCardMessages.sendToOtherNote(),
          },
        ]}
      />
      <div className={styles.receiver}>
        <TextField
          {...field('email')}
          type="email"
          label={giftCardDeliveryMessages.receiverEmail()}
          autoComplete="off"
          required
        />
        <TextField
          {...field('sendOn')}
          type="date"
          label={giftCardDeliveryMessages.sendOn()}
          hint={giftCardDeliveryMessages.sendOnHint()}
          min={dates.from}
          max={dates.to}
          optional
        />
      </div>
      <TextArea
        {...field('message')}
        label={giftCardDeliveryMessages.greetingLabel()}
        rows={3}
        countTo={GIFT_CARD_MESSAGE_MAXIMUM}
        optional
      />
    </FieldForm>
  )
}

/** Returns the default for a choice, where it is one of the options. */
function defaultOf<V extends string>(options: readonly V[], chosen: string | undefined): { readonly defaultValue?: V } {
  const defaultValue = options.find((one) => one === chosen)
  return defaultValue === undefined ? {} : { defaultValue }
}
