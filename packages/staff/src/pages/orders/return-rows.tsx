import type { OrderReturn } from '@klarsikt/contract/shop/types'
import { dateTimeText } from '@klarsikt/core/calendar'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { Button } from '@klarsikt/design-system/button'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { Link } from '@klarsikt/design-system/link'
import { Select } from '@klarsikt/design-system/select'
import { useMay } from '@klarsikt/page-kit/access'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { Form, useNavigation } from 'react-router'
import { OUTCOME_FIELD } from './receive-return.js'

/**
 * Lists the returns under way. Staff confirm received goods line by line, and the customer is then paid back [ORD-004].
 */
export function ReturnRows({ returns }: { readonly returns: readonly OrderReturn[] }) {
  const may = useMay()
  if (returns.length === 0) return <p className="ks-text-muted">{staffOrderMessages.returnEmpty()}</p>
  return (
    <ul className={layout.list}>
      {returns.map((one) => (
        <li key={one.returnId} className={layout.row}>
          <span className={layout.facts}>
            <span className={layout.name}>{staffOrderMessages.returnOne({ id: one.returnId })}</span>
            <Link href={href('staff-order', { orderId: one.orderNumber })}>
              {staffPageMessages.order({ orderNumber: one.orderNumber })}
            </Link>
            {one.lines.map((line) => (
              <span key={line.lineId}>
                {staffOrderMessages.returnLine({
                  count: line.quantity,
                  goods: goodsOf(line),
                  reason: line.reasonText.toLocaleLowerCase('sv'),
                })}
              </span>
            ))}
            <span className="ks-text-muted">{dateTimeText(new Date(one.registeredAt))}</span>
          </span>
          <span className="ks-tabular">{formatPrice(one.amount)}</span>
          {may('return.confirm') && <ReceiveForm one={one} />}
        </li>
      ))}
    </ul>
  )
}

/** Staff open this first and then confirm, also without scripts, since it pays money back. */
function ReceiveForm({ one }: { readonly one: OrderReturn }) {
  const { formData } = useNavigation()
  const waiting = one.lines.filter(({ outcome }) => outcome === null)
  return (
    <Disclosure title={staffOrderMessages.returnReceive()}>
      <Form method="post" className={layout.form} preventScrollReset>
        <input type="hidden" name="returnId" value={one.returnId} />
        {waiting.map((line) => (
          <Select
            key={line.lineId}
            name={`${OUTCOME_FIELD}${line.lineId}`}
            label={
              waiting.length === 1
                ? staffOrderMessages.returnOutcome()
                : staffOrderMessages.returnOutcomeOf({ goods: goodsOf(line) })
            }
            defaultValue=""
            placeholder={staffOrderMessages.returnLater()}
            options={[
              ...(line.mayRestock ? [{ value: 'restock', label: staffOrderMessages.returnRestock() }] : []),
              { value: 'scrap', label: staffOrderMessages.returnScrap() },
            ]}
          />
        ))}
        <p className="ks-text-small ks-text-muted">{staffOrderMessages.returnHint()}</p>
        <div>
          <Button type="submit" loading={formData?.get('returnId') === one.returnId}>
            {staffOrderMessages.returnConfirm()}
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}

const goodsOf = ({ brand, description }: OrderReturn['lines'][number]) => `${brand} ${description}`.trim()
