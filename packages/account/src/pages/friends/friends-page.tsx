import { dayText } from '@klarsikt/core/calendar'
import type { LoyaltyJoinResult } from '@klarsikt/core/friends'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as claimMessages from '@klarsikt/core/messages/claim'
import * as friendsMessages from '@klarsikt/core/messages/friends'
import { Alert } from '@klarsikt/design-system/alert'
import { Notice } from '@klarsikt/page-kit/form'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { useMountingShop } from '@klarsikt/page-kit/shop'
import { useNavigation } from 'react-router'
import { AccountPage } from '../../layout/account-page.js'
import { type FriendsAnswer } from './change-friends.js'
import { JoinForm } from './join-form.js'
import { type FriendsData } from './load-friends.js'
import { MemberParts } from './member-parts.js'
import { PerkList } from './perk-list.js'

interface FriendsPageProps {
  readonly data: FriendsData
  readonly answer: FriendsAnswer | undefined
}

const JOINED: Readonly<Record<LoyaltyJoinResult, () => string>> = {
  Created: friendsMessages.created,
  Joined: friendsMessages.joined,
  AlreadyLoyaltyMember: friendsMessages.alreadyMember,
}

/** Shows a customer how to join the club, and shows a member their benefits [ROUTE-008]. */
export function FriendsPage({ data, answer }: FriendsPageProps) {
  const { state } = useNavigation()
  const isMember = data.member !== null
  const { brand } = useMountingShop()
  return (
    <AccountPage section="account-friends-signup" title={accountPageMessages.friendsSignup()}>
      {state === 'idle' && <Outcome answer={answer} />}
      <p>
        {data.member === null
          ? friendsMessages.intro({ brand })
          : friendsMessages.memberSince({ date: dayText(data.member.since) })}
      </p>
      {!isMember && data.freeMonths > 0 && <Alert>{friendsMessages.monthsKept({ count: data.freeMonths })}</Alert>}
      <section className={layout.block} aria-labelledby="friends-perks">
        <h2 id="friends-perks">{isMember ? friendsMessages.perks() : friendsMessages.perksOfMembers()}</h2>
        <PerkList perks={data.perks} isMember={isMember} />
      </section>
      {isMember && <MemberParts data={data} answer={answer} />}
      {!isMember && <JoinForm data={data} result={answer?.step === 'join' ? answer.form : undefined} />}
    </AccountPage>
  )
}

function Outcome({ answer }: Pick<FriendsPageProps, 'answer'>) {
  switch (answer?.step) {
    case 'joined':
      return <Notice tone="success">{JOINED[answer.result]()}</Notice>
    case 'redeemed':
      return <Notice tone="success">{friendsMessages.redeemDone()}</Notice>
    case 'claimed':
      return <Notice tone="success">{claimMessages.sent()}</Notice>
    case 'left':
      return <Notice tone="success">{friendsMessages.left()}</Notice>
    case 'failed':
      return <Notice tone="error">{answer.message}</Notice>
    default:
      return null
  }
}
