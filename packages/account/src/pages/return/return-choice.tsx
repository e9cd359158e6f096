import type { OrderReturns, ReturnableLine } from '@klarsikt/contract/shop/types'
import * as returnMessages from '@klarsikt/core/messages/return'
import { formatPrice } from '@klarsikt/core/money'
import { RETURN_REASON_MESSAGES, RETURN_REASONS } from '@klarsikt/core/return'
import { Button } from '@klarsikt/design-system/button'
import { Select } from '@klarsikt/design-system/select'
import { TypedBeforeLogin } from '@klarsikt/page-kit/form'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { Form, useNavigation } from 'react-router'
import { nameOf } from './name-of.js'
import { fieldsOf } from './return-form.js'
import styles from './return.module.css'

interface ReturnChoiceProps {
  readonly order: OrderReturns
  /** True once this form or another one on the page was answered. */
  readonly isAnswered: boolean
}

/** Lists the goods of the order, each with a choice of number and reason, or why it cannot be returned. */
export function ReturnChoice({ order, isAnswered }: ReturnChoiceProps) {
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle' && formData?.get('intent') === 'register'
  const hasChoice = order.lines.some(({ left }) => left > 0)
  return (
    // A new key empties the form after a return was registered.
    <Form key={order.returns.length} method="post" className={layout.block} preventScrollReset>
      <input type="hidden" name="orderId" value={order.orderNumber} />
      <TypedBeforeLogin form="return" owner={order.orderNumber} isAnswered={isAnswered} />
      <p>{hasChoice ? returnMessages.intro() : returnMessages.nothing()}</p>
      <ul className={layout.list}>
        {order.lines.map((line) => (
          <li key={line.lineId} className={styles.line} data-nested={line.parentLineId !== null || undefined}>
            <Words line={line} />
            {line.left > 0 && <Choice line={line} />}
          </li>
        ))}
      </ul>
      {hasChoice && (
        <>
          <p className="ks-text-muted">{returnMessages.freightHint()}</p>
          <h3>{returnMessages.ways()}</h3>
          <p>{returnMessages.wayPost()}</p>
          <p>{returnMessages.wayStore()}</p>
          <div>
            <Button type="submit" name="intent" value="register" loading={isBusy}>
              {returnMessages.submit()}
            </Button>
          </div>
        </>
      )}
    </Form>
  )
}

const nameId = ({ lineId }: ReturnableLine) => `return-line-${lineId}`

function Words({ line }: { readonly line: ReturnableLine }) {
  return (
    <div className={layout.facts}>
      <span id={nameId(line)} className={layout.name}>
        {nameOf(line)}
      </span>
      {line.left > 0 && <span>{formatPrice(line.price)}</span>}
      <span className="ks-text-small ks-text-muted">{line.note}</span>
    </div>
  )
}

function Choice({ line }: { readonly line: ReturnableLine }) {
  const fields = fieldsOf(line.lineId)
  const counts = Array.from({ length: line.left }, (_, at) => at + 1)
  return (
    <div className={styles.fields} role="group" aria-labelledby={nameId(line)}>
      <Select
        id={fields.quantity}
        name={fields.quantity}
        label={returnMessages.quantity()}
        placeholder={null}
        options={[
          { value: '0', label: returnMessages.quantityNone() },
          ...counts.map((count) => ({
            value: String(count),
            label: returnMessages.quantityOf({ count, all: line.left }),
          })),
        ]}
      />
      <Select
        id={fields.reason}
        name={fields.reason}
        label={returnMessages.reason()}
        placeholder={null}
        options={RETURN_REASONS.map((reason) => ({ value: reason, label: RETURN_REASON_MESSAGES[reason]() }))}
      />
    </div>
  )
}
