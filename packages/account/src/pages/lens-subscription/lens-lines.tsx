import type { LensLine, LensSubscription } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import { CART_LINE_MAXIMUM } from '@klarsikt/core/cart'
import * as accountSubscriptionMessages from '@klarsikt/core/messages/account-subscription'
import { formatPrice } from '@klarsikt/core/money'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { Link } from '@klarsikt/design-system/link'
import { Select } from '@klarsikt/design-system/select'
import { TextField } from '@klarsikt/design-system/text-field'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { type LensAnswer } from './change-lens-subscription.js'
import { IntentForm } from './intent-form.js'
import { type LensSubscriptionData, type Strength } from './load-lens-subscription.js'

interface LensLinesProps {
  readonly data: LensSubscriptionData
  readonly answer: LensAnswer | undefined
}

/** Lists the products of a subscription, each with the forms that change it [LENS-011]. */
export function LensLines({ data: { subscription, strengths }, answer }: LensLinesProps) {
  const isEnded = subscription.state === 'cancelled'
  return (
    <ul className={styles.list}>
      {subscription.lines.map((line) => (
        <Line
          key={line.lineId}
          line={line}
          subscription={subscription}
          strengths={strengths[line.articleId] ?? []}
          isEnded={isEnded}
          quantityError={quantityError(answer, line)}
        />
      ))}
    </ul>
  )
}

/** Returns why the number of boxes of this product was refused. */
function quantityError(answer: LensAnswer | undefined, { lineId }: LensLine): string | undefined {
  return answer?.step === 'failed' && answer.lineId === lineId ? answer.fields['quantity'] : undefined
}

interface LineProps {
  readonly line: LensLine
  readonly subscription: LensSubscription
  readonly strengths: readonly Strength[]
  readonly isEnded: boolean
  readonly quantityError: string | undefined
}

function Line({ line, subscription, strengths, isEnded, quantityError: error }: LineProps) {
  const name = `${line.brand} ${line.description}`.trim()
  const strength = strengths.find(({ skuId }) => skuId === line.skuId)?.label
  const isFrozen = line.state === 'frozen'
  return (
    <li className={styles.row}>
      <span className={styles.facts}>
        {line.url === null ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <Link className={styles.name} href={line.url}>
            {name}
          </Link>
        )}
        {strength !== undefined && <span>{strength}</span>}
        {line.price !== null && (
          <span className="ks-text-muted">
            {accountSubscriptionMessages.piece({ count: line.quantity, price: formatPrice(line.price) })}
          </span>
        )}
        {line.soldOut && <span>{accountSubscriptionMessages.soldOut()}</span>}
        {line.rise && (
          <span>
            {accountSubscriptionMessages.rise({
              price: formatPrice(line.rise.price),
              day: dayText(line.rise.from),
            })}{' '}
            {line.rise.refused && accountSubscriptionMessages.refused()}
          </span>
        )}
      </span>
      <span>{isFrozen ? line.stateText : formatPrice(line.total)}</span>
      {!isEnded && (
        <>
          {line.rise?.mayAnswer && (
            <div className={styles.whole}>
              <IntentForm
                subscription={subscription}
                lineId={line.lineId}
                intent={line.rise.refused ? 'accept' : 'refuse'}
                label={line.rise.refused ? accountSubscriptionMessages.accept() : accountSubscriptionMessages.refuse()}
              />
            </div>
          )}
          {isFrozen ? (
            <Frozen line={line} subscription={subscription} />
          ) : (
            <Change line={line} subscription={subscription} strengths={strengths} name={name} error={error} />
          )}
        </>
      )}
    </li>
  )
}

function Frozen({ line, subscription }: Pick<LineProps, 'line' | 'subscription'>) {
  if (!line.mayReactivate || line.price === null)
    return <span className="ks-text-muted">{accountSubscriptionMessages.frozenGone()}</span>
  return (
    <div className={styles.whole}>
      <IntentForm
        subscription={subscription}
        lineId={line.lineId}
        intent="reactivate"
        label={accountSubscriptionMessages.reactivate({ price: formatPrice(line.price) })}
      />
    </div>
  )
}

interface ChangeProps extends Pick<LineProps, 'line' | 'subscription' | 'strengths'> {
  readonly name: string
  readonly error: string | undefined
}

function Change({ line, subscription, strengths, name, error }: ChangeProps) {
  const form = { subscription, lineId: line.lineId }
  return (
    <Disclosure title={accountSubscriptionMessages.changeLine({ name })} defaultOpen={error !== undefined}>
      <div className={styles.block}>
        <IntentForm {...form} intent="line" label={accountSubscriptionMessages.saveLine()}>
          {strengths.length > 0 && (
            <Select
              key={line.skuId}
              name="skuId"
              label={accountSubscriptionMessages.strength()}
              placeholder={null}
              defaultValue={line.skuId}
              options={strengths.map(({ skuId, label }) => ({ value: skuId, label }))}
            />
          )}
          <TextField
            key={line.quantity}
            type="number"
            inputMode="numeric"
            name="quantity"
            label={accountSubscriptionMessages.quantity()}
            min={1}
            max={CART_LINE_MAXIMUM}
            defaultValue={String(line.quantity)}
            error={error}
          />
        </IntentForm>
        <p className="ks-text-muted">{accountSubscriptionMessages.freezeText()}</p>
        <div className={styles.actions}>
          <IntentForm {...form} intent="freeze" label={accountSubscriptionMessages.freeze()} />
          {subscription.lines.length > 1 && (
            <IntentForm {...form} intent="remove" variant="ghost" label={accountSubscriptionMessages.remove()} />
          )}
        </div>
      </div>
    </Disclosure>
  )
}
