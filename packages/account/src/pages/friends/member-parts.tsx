import { REFERRAL_FREE_MONTHS } from '@klarsikt/core/friends'
import * as friendsMessages from '@klarsikt/core/messages/friends'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { SmallForm } from '@klarsikt/page-kit/form'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { type FriendsAnswer } from './change-friends.js'
import { Claims } from './claims.js'
import { type FriendsData } from './load-friends.js'
import { RedeemForm } from './redeem-form.js'
import { ReferralLink } from './referral-link.js'
import styles from './friends.module.css'

interface MemberPartsProps {
  readonly data: FriendsData
  readonly answer: FriendsAnswer | undefined
}

/** Shows a member's code for friends, their free months, and the way to leave the club [LOYAL-005, LOYAL-006]. */
export function MemberParts({ data, answer }: MemberPartsProps) {
  const { member, freeMonths } = data
  if (member === null) return null
  const { referralCode, referralUrl, referred } = member
  return (
    <>
      <section className={styles.card} aria-labelledby="friends-referral">
        <h2 id="friends-referral">{friendsMessages.referralTitle()}</h2>
        <p>{friendsMessages.referralText(REFERRAL_FREE_MONTHS)}</p>
        <p className={styles.code}>
          <span className="ks-text-muted">{friendsMessages.referralCode()}</span>
          <strong className={styles.signs}>{referralCode}</strong>
        </p>
        <ReferralLink url={referralUrl} />
        {referred.waiting > 0 && <p>{friendsMessages.referralWaiting({ count: referred.waiting })}</p>}
        {referred.credited > 0 && <p>{friendsMessages.referralCredited({ count: referred.credited })}</p>}
      </section>
      <section className={layout.block} aria-labelledby="friends-months">
        <h2 id="friends-months">{friendsMessages.monthsTitle()}</h2>
        <p className={styles.months}>{friendsMessages.months({ count: freeMonths })}</p>
        <p className="ks-text-muted">{friendsMessages.monthsText()}</p>
        <Redeemed referral={data.referral} />
        {data.canRedeem && <RedeemForm code={data.code} result={answer?.step === 'redeem' ? answer.form : undefined} />}
      </section>
      <Claims data={data.guarantee} result={answer?.step === 'claim' ? answer.form : undefined} />
      <Disclosure title={friendsMessages.leaveTitle()}>
        <p>{friendsMessages.leaveText()}</p>
        <SmallForm intent="leave" action={friendsMessages.leaveConfirm()} variant="secondary" />
      </Disclosure>
    </>
  )
}

function Redeemed({ referral }: Pick<FriendsData, 'referral'>) {
  if (referral === null) return null
  return (
    <p>
      {referral === 'waiting'
        ? friendsMessages.redeemWaiting({ count: REFERRAL_FREE_MONTHS.friend })
        : friendsMessages.redeemCredited()}
    </p>
  )
}
