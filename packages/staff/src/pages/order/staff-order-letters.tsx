import { dateTimeText } from '@klarsikt/core/calendar'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import { Button } from '@klarsikt/design-system/button'
import { useMay } from '@klarsikt/page-kit/access'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { Form, useNavigation } from 'react-router'
import { MessageBadge } from '../../layout/message-badge.js'
import { type StaffOrderData } from './load-staff-order.js'

/** Lists the letters to the customer and their delivery state. Staff can send an undelivered letter again. */
export function StaffOrderLetters({ order: { number, letters } }: { readonly order: StaffOrderData }) {
  const { formData } = useNavigation()
  const may = useMay()
  if (letters.length === 0) return <p className="ks-text-muted">{staffOrderMessages.lettersNone()}</p>
  return (
    <ul className={layout.list}>
      {letters.map(({ id, text, at, state, mayResend }) => (
        <li key={id} className={layout.row}>
          <span className={layout.facts}>
            <span>{text}</span>
            <span className="ks-text-small ks-text-muted">{dateTimeText(new Date(at))}</span>
          </span>
          <span className={layout.sum}>
            <MessageBadge state={state} />
            {mayResend && may('order.handle') && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="action" value="letter" />
                <input type="hidden" name="number" value={number} />
                <Button
                  type="submit"
                  name="letterId"
                  value={id}
                  size="small"
                  variant="secondary"
                  loading={formData?.get('letterId') === id}
                  aria-label={staffOrderMessages.letterAgainOf({ letter: text })}
                >
                  {staffOrderMessages.letterAgain()}
                </Button>
              </Form>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
