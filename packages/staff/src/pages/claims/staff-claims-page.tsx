import type { StaffClaim, StaffClaims } from '@klarsikt/contract/shop/types'
import { dateTimeText, dayText, stockholmDate } from '@klarsikt/core/calendar'
import { CLAIM_STATE_MESSAGES, claimStates } from '@klarsikt/core/friends'
import { formatMobile } from '@klarsikt/core/identity'
import * as claimMessages from '@klarsikt/core/messages/claim'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { href } from '@klarsikt/core/paths'
import { Badge } from '@klarsikt/design-system/badge'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Link } from '@klarsikt/design-system/link'
import { Notice } from '@klarsikt/page-kit/form'
import { LinkStrip, pageStyles as layout } from '@klarsikt/page-kit/frame'
import { CLAIM_TONES } from '@klarsikt/page-kit/parts'
import { useNavigation } from 'react-router'
import { StaffPage } from '../../layout/staff-page.js'
import { AnswerForm } from './answer-forms.js'
import { type StaffClaimsAnswer } from './change-staff-claims.js'

interface StaffClaimsPageProps {
  readonly data: StaffClaims
  readonly answer: StaffClaimsAnswer | undefined
}

/** Lists what members have reported under the accident guarantee, and lets staff answer [LOYAL-002]. */
export function StaffClaimsPage({ data, answer }: StaffClaimsPageProps) {
  const { state } = useNavigation()
  const path = href('staff-claims')
  const refused = answer?.step === 'form' ? answer : undefined
  return (
    <StaffPage section="staff-claims" title={staffPageMessages.claims()}>
      {answer && !refused && state === 'idle' && (
        <Notice tone={answer.step === 'done' ? 'success' : 'error'}>
          {answer.step === 'changed' ? answer.message : claimMessages.staffDone()}
        </Notice>
      )}
      <LinkStrip
        label={claimMessages.staffClaims()}
        links={claimStates.states.map((one) => ({
          path: one === claimStates.initial ? path : `${path}?status=${one}`,
          text: claimMessages.staffWithCount({ state: CLAIM_STATE_MESSAGES[one](), count: data.counts[one] ?? 0 }),
          current: one === data.state ? 'page' : undefined,
        }))}
      />
      <section className={layout.block} aria-labelledby="staff-claims" aria-busy={state === 'loading'}>
        <h2 id="staff-claims">{CLAIM_STATE_MESSAGES[data.state]()}</h2>
        {data.claims.length === 0 ? (
          <p className="ks-text-muted">
            {data.state === claimStates.initial ? claimMessages.staffNone() : claimMessages.staffNoneOf()}
          </p>
        ) : (
          <ul className={layout.list}>
            {data.claims.map((claim) => (
              <Claim key={claim.id} claim={claim} refused={refused?.id === claim.id ? refused : undefined} />
            ))}
          </ul>
        )}
      </section>
    </StaffPage>
  )
}

interface ClaimProps {
  readonly claim: StaffClaim
  readonly refused: Extract<StaffClaimsAnswer, { readonly step: 'form' }> | undefined
}

function Claim({ claim, refused }: ClaimProps) {
  const { id, name, orderNumber, state, stateText, text, happenedOn, boughtOn, reportedAt, customer, answer } = claim
  const resultOf = (kind: 'accept' | 'decline') => (refused?.answer === kind ? refused.form : undefined)
  return (
    <li className={layout.row}>
      <div className={layout.block}>
        <h3>{name}</h3>
        <p>
          <Badge tone={CLAIM_TONES[state]}>{stateText}</Badge>
        </p>
        <DescriptionList
          items={[
            { term: claimMessages.staffCustomer(), value: `${customer.name}, ${customer.number}` },
            {
              term: claimMessages.staffContact(),
              value: (
                <>
                  <Link href={`mailto:${customer.email}`}>{customer.email}</Link>,{' '}
                  <Link href={`tel:${customer.mobile}`}>{formatMobile(customer.mobile)}</Link>
                </>
              ),
            },
            {
              term: claimMessages.staffOrder(),
              value: <Link href={href('staff-order', { orderId: orderNumber })}>{orderNumber}</Link>,
            },
            { term: claimMessages.staffBought(), value: dayText(boughtOn) },
            { term: claimMessages.happenedOn(), value: dayText(happenedOn) },
            { term: claimMessages.staffText(), value: text },
          ]}
        />
        <p className="ks-text-muted">{claimMessages.reported({ day: dayText(stockholmDate(reportedAt)) })}</p>
        {answer ? (
          <p>
            {claimMessages.staffAnswered({ store: answer.store, at: dateTimeText(new Date(answer.at)) })} {answer.text}
          </p>
        ) : (
          <>
            <AnswerForm id={id} answer="accept" result={resultOf('accept')} />
            <AnswerForm id={id} answer="decline" result={resultOf('decline')} />
          </>
        )}
      </div>
    </li>
  )
}
