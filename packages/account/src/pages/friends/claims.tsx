import type { CustomerClaim, CustomerClaims } from '@klarsikt/contract/shop/types'
import { dayText, stockholmDate } from '@klarsikt/core/calendar'
import { ACCIDENT_GUARANTEE_DAYS } from '@klarsikt/core/friends'
import * as claimMessages from '@klarsikt/core/messages/claim'
import { Badge } from '@klarsikt/design-system/badge'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import type { FormResult } from '@klarsikt/forms'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { CLAIM_TONES } from '@klarsikt/page-kit/parts'
import { ClaimForm } from './claim-form.js'

interface ClaimsProps {
  readonly data: CustomerClaims
  /** The result of the last try, or undefined before the first try. */
  readonly result: FormResult | undefined
}

/**
 * Lets a member report damage under the accident guarantee, and lists the earlier claims with their state [LOYAL-002].
 */
export function Claims({ data: { covered, claims }, result }: ClaimsProps) {
  return (
    <section className={layout.block} aria-labelledby="friends-claims">
      <h2 id="friends-claims">{claimMessages.title()}</h2>
      <p>{claimMessages.intro({ days: ACCIDENT_GUARANTEE_DAYS })}</p>
      {covered.length === 0 ? (
        <p className="ks-text-muted">{claimMessages.nothingCovered()}</p>
      ) : (
        <Disclosure title={claimMessages.open()} defaultOpen={result !== undefined}>
          <ClaimForm covered={covered} result={result} />
        </Disclosure>
      )}
      {claims.length > 0 && (
        <>
          <h3 id="friends-claims-list">{claimMessages.list()}</h3>
          <ul className={layout.list} aria-labelledby="friends-claims-list">
            {claims.map((claim) => (
              <Claim key={claim.id} claim={claim} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Claim({
  claim: { name, orderNumber, state, stateText, text, reportedAt, answer },
}: {
  readonly claim: CustomerClaim
}) {
  return (
    <li className={layout.row}>
      <span className={layout.facts}>
        <span className={layout.name}>{claimMessages.row({ name, orderNumber })}</span>
        <span className="ks-text-muted">{claimMessages.reported({ day: dayText(stockholmDate(reportedAt)) })}</span>
        <span>{text}</span>
        {answer && (
          <span>
            <strong>{claimMessages.answer({ store: answer.store })}:</strong> {answer.text}
          </span>
        )}
      </span>
      <span>
        <Badge tone={CLAIM_TONES[state]}>{stateText}</Badge>
      </span>
    </li>
  )
}
