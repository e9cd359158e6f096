import type { Autogiro } from '@klarsikt/contract/shop/types'
import { DEBIT_NOTICE_WORKING_DAYS, isMandateActive, type MandateState } from '@klarsikt/core/autogiro'
import { dayText } from '@klarsikt/core/calendar'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as autogiroPageMessages from '@klarsikt/core/messages/autogiro-page'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { Badge, type BadgeProps } from '@klarsikt/design-system/badge'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { Link } from '@klarsikt/design-system/link'
import { Notice, SmallForm } from '@klarsikt/page-kit/form'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { useNavigation } from 'react-router'
import { AccountPage } from '../../layout/account-page.js'
import { useLookAgain } from '../../layout/use-look-again.js'
import { AccountForm } from './account-form.js'
import { type AutogiroAnswer } from './change-autogiro.js'
import { type AutogiroData, hasMandate } from './load-autogiro.js'
import { type AutogiroClient } from './signing-calls.js'

interface AutogiroPageProps {
  readonly data: AutogiroData
  readonly answer: AutogiroAnswer | undefined
  readonly client: () => AutogiroClient
}

const TONES: Readonly<Record<MandateState, NonNullable<BadgeProps['tone']>>> = {
  waiting: 'warning',
  active: 'success',
  refused: 'danger',
  revoked: 'neutral',
}

/** Shows the mandate for autogiro and the next debit. The customer can sign a mandate or end it [INV-003]. */
export function AutogiroPage({ data: { autogiro, returns }, answer, client }: AutogiroPageProps) {
  const { state } = useNavigation()
  const { mandate, isOffered } = autogiro
  useLookAgain(mandate?.state === 'waiting')
  const title = accountPageMessages.autogiro()
  const trail = [
    { label: accountPageMessages.finance(), href: href('account-finance') },
    { label: title, href: href('account-autogiro') },
  ]
  const said = state === 'idle' ? answer : undefined
  return (
    <AccountPage section="account-finance" title={title} trail={trail}>
      {said?.step === 'revoked' && <Notice tone="success">{autogiroPageMessages.revoked()}</Notice>}
      {said?.step === 'failed' && <Notice tone="error">{said.message}</Notice>}
      <p>{autogiroPageMessages.intro({ days: DEBIT_NOTICE_WORKING_DAYS })}</p>
      {mandate !== null && <MandatePart mandate={mandate} isChosen={autogiro.isChosen} />}
      <DebitList debits={autogiro.debits} />
      {hasMandate(autogiro) ? (
        <EndPart />
      ) : (
        <section className={styles.block} aria-labelledby="autogiro-sign">
          <h2 id="autogiro-sign">
            {mandate === null ? autogiroPageMessages.register() : autogiroPageMessages.registerAgain()}
          </h2>
          {isOffered ? (
            <AccountForm client={client} returns={returns} />
          ) : (
            <Alert tone="info">{autogiroPageMessages.notOffered()}</Alert>
          )}
        </section>
      )}
    </AccountPage>
  )
}

interface MandatePartProps {
  readonly mandate: NonNullable<Autogiro['mandate']>
  /** True where the customer has chosen autogiro to pay invoices. */
  readonly isChosen: boolean
}

function MandatePart({ mandate, isChosen }: MandatePartProps) {
  const { state, stateText, reason, account, signedOn } = mandate
  return (
    <section className={styles.block} aria-labelledby="autogiro-mandate">
      <h2 id="autogiro-mandate">{autogiroPageMessages.mandate()}</h2>
      <p role="status">
        <Badge tone={TONES[state]}>{stateText}</Badge>
      </p>
      {state === 'waiting' && <p>{autogiroPageMessages.waitingText()}</p>}
      {isMandateActive(state) && (
        <p>{isChosen ? autogiroPageMessages.activeText() : autogiroPageMessages.notChosen()}</p>
      )}
      {reason !== null && <p>{reason}</p>}
      <DescriptionList
        items={[
          ...(account === '' ? [] : [{ term: autogiroPageMessages.account(), value: account }]),
          { term: autogiroPageMessages.signedOn(), value: dayText(signedOn) },
        ]}
      />
    </section>
  )
}

function DebitList({ debits }: Pick<Autogiro, 'debits'>) {
  if (debits.length === 0) return null
  return (
    <section className={styles.block} aria-labelledby="autogiro-debits">
      <h2 id="autogiro-debits">{autogiroPageMessages.debits()}</h2>
      <ul className={styles.list}>
        {debits.map(({ invoiceId: id, subId, amount, on }) => (
          <li key={id} className={styles.row}>
            <span className={styles.facts}>
              <Link variant="standalone" href={href('account-finance-details', { id, subId })}>
                {accountFinanceMessages.invoice({ invoiceNumber: id })}
              </Link>
              <span className="ks-text-muted">{autogiroPageMessages.drawnOn({ day: dayText(on) })}</span>
            </span>
            <span className="ks-tabular">{formatPrice(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Ends the mandate. The button is inside a disclosure, so that one press alone ends nothing. */
function EndPart() {
  return (
    <section className={styles.block}>
      <Disclosure title={autogiroPageMessages.end()} headingLevel={2}>
        <div className={styles.block}>
          <p>{autogiroPageMessages.endIntro()}</p>
          <SmallForm intent="revoke" variant="secondary" action={autogiroPageMessages.endConfirm()} />
        </div>
      </Disclosure>
    </section>
  )
}
