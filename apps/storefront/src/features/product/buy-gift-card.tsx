import type { Article } from '@klarsikt/contract/shop/types'
import { isBuyable } from '@klarsikt/core/catalogue'
import { GIFT_CARD_MESSAGE_MAXIMUM, type GiftCardReceiver } from '@klarsikt/core/gift-card'
import * as giftCardDeliveryMessages from '@klarsikt/core/messages/gift-card-delivery'
import * as productMessages from '@klarsikt/core/messages/product'
import { Button } from '@klarsikt/design-system/button'
import { RadioGroup } from '@klarsikt/design-system/radio-group'
import { TextArea, TextField } from '@klarsikt/design-system/text-field'
import { useGiftCard } from './use-gift-card.js'

/** Asks for the recipient of a gift card, a greeting and the day, and puts the card into the cart. */
export default function BuyGiftCard({ article }: { readonly article: Article }) {
  const skuId = article.skus.find((sku) => isBuyable(sku.status))?.id ?? ''
  const card = useGiftCard(skuId)
  const { form, typed, change, problems, buy, busy } = card
  return (
    <form ref={form} className="ks-stack" noValidate onSubmit={(event) => void buy(event)}>
      <RadioGroup<GiftCardReceiver>
        legend={giftCardDeliveryMessages.receiver()}
        name="receiver"
        cards
        value={typed.receiver}
        onChange={(receiver) => change({ receiver })}
        options={[
          {
            value: 'buyer',
            label: giftCardDeliveryMessages.receiverBuyer(),
            detail: giftCardDeliveryMessages.receiverBuyerNote(),
          },
          {
            value: 'other',
            label: giftCardDeliveryMessages.receiverOther(),
            detail: giftCardDeliveryMessages.receiverOtherNote(),
          },
        ]}
      />
      {typed.receiver === 'other' && <ReceiverFields card={card} />}
      <TextArea
        name="message"
        label={giftCardDeliveryMessages.greetingLabel()}
        rows={3}
        countTo={GIFT_CARD_MESSAGE_MAXIMUM}
        value={typed.message}
        onChange={(event) => change({ message: event.target.value })}
        error={problems.message}
        optional
      />
      <Button type="submit" fullWidth loading={busy} disabled={skuId === ''}>
        {productMessages.addToCart()}
      </Button>
    </form>
  )
}

function ReceiverFields({ card }: { readonly card: ReturnType<typeof useGiftCard> }) {
  const { typed, change, problems, dates } = card
  return (
    <>
      <TextField
        name="email"
        type="email"
        label={giftCardDeliveryMessages.receiverEmail()}
        autoComplete="off"
        value={typed.email}
        onChange={(event) => change({ email: event.target.value })}
        error={problems.email}
        required
      />
      <TextField
        name="sendOn"
        type="date"
        label={giftCardDeliveryMessages.sendOn()}
        hint={giftCardDeliveryMessages.sendOnHint()}
        min={dates.from}
        max={dates.to}
        value={typed.sendOn}
        onChange={(event) => change({ sendOn: event.target.value })}
        error={problems.sendOn}
        optional
      />
    </>
  )
}
