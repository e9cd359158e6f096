import * as accountMessages from '@klarsikt/core/messages/account'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { href } from '@klarsikt/core/paths'
import { ButtonLink } from '@klarsikt/design-system/button'
import { EmptyState } from '@klarsikt/design-system/empty-state'
import { Link } from '@klarsikt/design-system/link'
import { Notice } from '@klarsikt/page-kit/form'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { useNavigation } from 'react-router'
import { AccountPage } from '../../layout/account-page.js'
import { useLookAgain } from '../../layout/use-look-again.js'
import { type FinanceAnswer } from './change-finance.js'
import { EInvoiceStatus } from './e-invoice-status.js'
import { InvoiceLists } from './invoice-lists.js'
import { type FinanceData, type SavingEnd } from './load-finance.js'
import { PaymentTypeForm } from './payment-type-form.js'
import { SavedCards } from './saved-cards.js'

const ENDED: Readonly<Record<SavingEnd, () => string>> = {
  saved: accountFinanceMessages.cardSaved,
  declined: accountFinanceMessages.cardDeclined,
  cancelled: accountFinanceMessages.cardCancelled,
}

const DONE: Partial<Record<FinanceAnswer['step'], () => string>> = {
  chosen: accountFinanceMessages.typeSaved,
  removed: accountFinanceMessages.cardRemoved,
  'e-invoice-ended': accountFinanceMessages.einvoiceEnded,
}

interface FinancePageProps {
  readonly data: FinanceData
  readonly answer?: FinanceAnswer | undefined
}

/**
 * Shows every invoice with the amount left and the state of its payment, and how the customer pays [ROUTE-019,
 * INV-003].
 */
export function FinancePage({ data: { invoices, method, ended }, answer }: FinancePageProps) {
  const { state } = useNavigation()
  const said = state === 'idle' ? answer : undefined
  const done = said ? (DONE[said.step]?.() ?? null) : null
  useLookAgain(method.saving === 'pending')
  return (
    <AccountPage section="account-finance" title={accountPageMessages.finance()}>
      {done !== null && <Notice tone="success">{done}</Notice>}
      {ended !== null && answer === undefined && (
        <Notice tone={ended === 'saved' ? 'success' : 'error'}>{ENDED[ended]()}</Notice>
      )}
      {invoices.length === 0 ? (
        <EmptyState
          title={accountMessages.invoicesEmpty()}
          actions={<ButtonLink href={href('home')}>{accountFinanceMessages.shop()}</ButtonLink>}
        >
          <p>{accountFinanceMessages.emptyText()}</p>
        </EmptyState>
      ) : (
        <InvoiceLists invoices={invoices} />
      )}
      <section className={styles.block} aria-labelledby="finance-means">
        <h2 id="finance-means">{accountFinanceMessages.means()}</h2>
        <p>{accountFinanceMessages.meansText()}</p>
        <PaymentTypeForm method={method} error={said?.step === 'not-chosen' ? said.message : undefined} />
      </section>
      {method.eInvoice !== null && (
        <EInvoiceStatus
          eInvoice={method.eInvoice}
          error={said?.step === 'e-invoice-not-ended' ? said.message : undefined}
        />
      )}
      <section className={styles.block} aria-labelledby="finance-autogiro">
        <h2 id="finance-autogiro">{accountFinanceMessages.autogiro()}</h2>
        <p>{accountFinanceMessages.autogiroText()}</p>
        <p>
          <Link variant="standalone" href={href('account-autogiro')}>
            {accountFinanceMessages.autogiroShow()}
          </Link>
        </p>
      </section>
      <section className={styles.block} aria-labelledby="finance-gift-cards">
        <h2 id="finance-gift-cards">{accountFinanceMessages.giftCards()}</h2>
        <p>{accountFinanceMessages.giftCardsText()}</p>
        <p>
          <Link variant="standalone" href={href('account-gift-cards')}>
            {accountFinanceMessages.giftCardsShow()}
          </Link>
        </p>
      </section>
      <section className={styles.block} aria-labelledby="finance-cards">
        <h2 id="finance-cards">{accountFinanceMessages.cards()}</h2>
        <SavedCards method={method} answer={said} />
      </section>
    </AccountPage>
  )
}
