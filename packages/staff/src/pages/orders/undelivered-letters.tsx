import type { StaffOrders } from '@klarsikt/contract/shop/types'
import { dateTimeText } from '@klarsikt/core/calendar'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { href } from '@klarsikt/core/paths'
import { Button } from '@klarsikt/design-system/button'
import { Link } from '@klarsikt/design-system/link'
import { useMay } from '@klarsikt/page-kit/access'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { Form, useNavigation } from 'react-router'
import { MessageBadge } from '../../layout/message-badge.js'

type Letter = StaffOrders['letters'][number]

/** Lists letters about orders that could not be sent, or that the customer's mail server refused. */
export function UndeliveredLetters({ letters }: Pick<StaffOrders, 'letters'>) {
  const may = useMay()
  if (letters.length === 0) return <p className="ks-text-muted">{staffOrderMessages.letterEmpty()}</p>
  return (
    <>
      <p className="ks-text-muted">{staffOrderMessages.letterHint()}</p>
      <ul className={layout.list}>
        {letters.map((letter) => (
          <li key={letter.id} className={layout.row}>
            <span className={layout.facts}>
              <span className={layout.name}>{letter.text}</span>
              <Link href={href('staff-order', { orderId: letter.orderNumber })}>
                {staffPageMessages.order({ orderNumber: letter.orderNumber })}
              </Link>
              <span className="ks-text-muted">
                {staffOrderMessages.letterWritten({ at: dateTimeText(new Date(letter.at)) })}
              </span>
            </span>
            <span className={layout.sum}>
              <MessageBadge state="failed" />
              {may('order.handle') && <SendAgain letter={letter} />}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function SendAgain({ letter: { id, orderNumber, text } }: { readonly letter: Letter }) {
  const { formData } = useNavigation()
  const order = staffPageMessages.order({ orderNumber })
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="number" value={orderNumber} />
      <Button
        type="submit"
        name="letterId"
        value={id}
        size="small"
        variant="secondary"
        loading={formData?.get('letterId') === id}
        aria-label={staffOrderMessages.letterAgainOf({ letter: `${text}, ${order}` })}
      >
        {staffOrderMessages.letterAgain()}
      </Button>
    </Form>
  )
}
