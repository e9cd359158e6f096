import type { CustomerClaim, StaffClaim } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import { CLAIM_STATE_MESSAGES } from '@klarsikt/core/friends'
import type { Encryption } from '@klarsikt/server/encryption'
import { openProfile } from '../../person/index.js'
import type { ClaimRow } from './find-claims.js'
import { openAnswer, openReport } from './sealed-claim.js'

/** Describes a claim for its customer. */
export function describeClaim(encryption: Encryption, row: ClaimRow): CustomerClaim {
  const { id, orderNumber, state, happenedOn, reportedAt, answeredAt, answerText, storeName } = row
  return {
    id,
    orderNumber,
    name: nameOf(row),
    state,
    stateText: CLAIM_STATE_MESSAGES[state](),
    happenedOn,
    text: openReport(encryption, row.report),
    reportedAt: reportedAt.toISOString(),
    answer: answeredAt && {
      store: storeName ?? '',
      at: answeredAt.toISOString(),
      text: openAnswer(encryption, answerText),
    },
  }
}

/** Describes a claim for the store that answers it, with the customer and the day of the purchase. */
export function describeStaffClaim(encryption: Encryption, row: ClaimRow): StaffClaim {
  const { firstName, lastName, email, mobile } = openProfile(encryption, row.profile)
  return {
    ...describeClaim(encryption, row),
    boughtOn: stockholmDate(row.placedAt),
    customer: { number: row.customerNumber, name: `${firstName} ${lastName}`, email, mobile },
  }
}

export function nameOf({ brand, description }: Pick<ClaimRow, 'brand' | 'description'>): string {
  return [brand, description].filter((part) => part !== '').join(' ')
}
