import type { StaffGiftCard } from '@klarsikt/contract/shop/types'
import * as staffGiftCardMessages from '@klarsikt/core/messages/staff-gift-card'
import { formatPrice } from '@klarsikt/core/money'
import { Button } from '@klarsikt/design-system/button'
import { useOneSubmit } from '@klarsikt/forms'
import { useMay } from '@klarsikt/page-kit/access'
import { DownloadLink, pageStyles as layout } from '@klarsikt/page-kit/frame'
import { Form, useNavigation } from 'react-router'

interface StaffGiftCardRowsProps {
  readonly orderNumber: string
  readonly cards: readonly StaffGiftCard[]
  /** Names and values of hidden fields that the form of each card sends to the page's action. */
  readonly fields: Readonly<Record<string, string>>
}

/** Lists the gift cards of an order for staff, who can send them again, and print them where the store may. */
export function StaffGiftCardRows({ orderNumber, cards, fields }: StaffGiftCardRowsProps) {
  return (
    <ul className={layout.list}>
      {cards.map((card) => (
        <GiftCardRow key={card.id} card={card} orderNumber={orderNumber} fields={fields} />
      ))}
    </ul>
  )
}

type RowProps = Omit<StaffGiftCardRowsProps, 'cards'> & { readonly card: StaffGiftCard }

function GiftCardRow({ card: { id, amount, text, mayResend, pdf }, orderNumber, fields }: RowProps) {
  const { formData } = useNavigation()
  const onSubmit = useOneSubmit()
  const may = useMay()
  const named = { amount: formatPrice(amount), orderNumber }
  return (
    <li className={layout.row}>
      <span className={layout.facts}>
        <span className="ks-tabular">{formatPrice(amount)}</span>
        <span className="ks-text-muted">{text}</span>
      </span>
      <span className={`${layout.actions} ks-no-print`}>
        {pdf !== null && may('gift-card.sell') && (
          <DownloadLink href={pdf} label={staffGiftCardMessages.printCard(named)}>
            {staffGiftCardMessages.print()}
          </DownloadLink>
        )}
        {mayResend && may('order.handle') && (
          <Form method="post" onSubmit={onSubmit} preventScrollReset>
            {Object.entries({ ...fields, number: orderNumber, giftCardId: id }).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button
              type="submit"
              size="small"
              variant="secondary"
              loading={formData?.get('giftCardId') === id}
              aria-label={staffGiftCardMessages.resendCard(named)}
            >
              {staffGiftCardMessages.resend()}
            </Button>
          </Form>
        )}
      </span>
    </li>
  )
}
