import type { PaymentMethodChoice, SavedPayment } from '@klarsikt/contract/shop/types'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import { encodedHref } from '@klarsikt/core/paths'
import { Button } from '@klarsikt/design-system/button'
import { FormFailure, StepUpAlert } from '@klarsikt/page-kit/form'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { loginPath } from '@klarsikt/page-kit/session'
import { Form, useNavigation } from 'react-router'
import { cardName, cardState } from './card-name.js'
import { type FinanceAnswer } from './change-finance.js'

interface SavedCardsProps {
  readonly method: PaymentMethodChoice
  readonly answer: FinanceAnswer | undefined
}

/** Lists the cards that the provider has saved. The customer can remove each, and save another. */
export function SavedCards({ method: { saved, saving }, answer }: SavedCardsProps) {
  const isRefused = answer?.step === 'not-saved' || answer?.step === 'not-removed'
  return (
    <>
      <p className="ks-text-muted">{accountFinanceMessages.cardsText()}</p>
      {answer?.step === 'step-up' && (
        <StepUpAlert message={answer.message} login={loginPath(encodedHref('account-finance'))} />
      )}
      <FormFailure text={isRefused ? answer.message : null} />
      {saved.length === 0 ? (
        <p>{accountFinanceMessages.noCards()}</p>
      ) : (
        <ul className={styles.list}>
          {saved.map((card) => (
            <Card key={card.id} card={card} />
          ))}
        </ul>
      )}
      <SaveCard saving={saving} />
    </>
  )
}

function Card({ card }: { readonly card: SavedPayment }) {
  const { state, formData } = useNavigation()
  const name = cardName(card)
  return (
    <li className={styles.row}>
      <span className={styles.facts}>
        <span className={styles.name}>{name}</span>
        <span className={card.state === 'usable' ? 'ks-text-muted' : ''}>{cardState(card)}</span>
      </span>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="remove-card" />
        <input type="hidden" name="id" value={card.id} />
        <Button
          type="submit"
          variant="ghost"
          size="small"
          loading={state !== 'idle' && formData?.get('id') === card.id}
        >
          {accountFinanceMessages.removeCard({ card: name })}
        </Button>
      </Form>
    </li>
  )
}

/** Why the customer cannot save another card now. */
const BARRED = {
  pending: accountFinanceMessages.cardSaving,
  full: accountFinanceMessages.cardsFull,
  away: accountFinanceMessages.savingAway,
} as const

function SaveCard({ saving }: Pick<PaymentMethodChoice, 'saving'>) {
  const { state, formData } = useNavigation()
  if (saving !== 'possible' && saving !== 'open') return <p role="status">{BARRED[saving]()}</p>
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="save-card" />
      <div>
        <Button type="submit" variant="secondary" loading={state !== 'idle' && formData?.get('intent') === 'save-card'}>
          {saving === 'open' ? accountFinanceMessages.saveCardAgain() : accountFinanceMessages.saveCard()}
        </Button>
      </div>
      <p className="ks-text-muted">{accountFinanceMessages.saveCardText()}</p>
    </Form>
  )
}
