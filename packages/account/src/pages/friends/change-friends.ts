import type { ShopClient } from '@klarsikt/contract/client'
import type { LoyaltyJoinResult } from '@klarsikt/core/friends'
import { encodedHref } from '@klarsikt/core/paths'
import { type FormResult, refusedForm } from '@klarsikt/forms'
import { outcomeOrLogin } from '@klarsikt/page-kit/session'
import { readClaim } from './claim-forms.js'
import { readJoining, readRedeem } from './friends-forms.js'

/** The result of a form of the page. */
export type FriendsAnswer =
  | { readonly step: 'joined'; readonly result: LoyaltyJoinResult }
  | { readonly step: 'join' | 'redeem' | 'claim'; readonly form: FormResult }
  | { readonly step: 'redeemed' | 'left' | 'claimed' }
  | { readonly step: 'failed'; readonly message: string }

/** Handles every form of the page. The pressed button decides which. */
export async function changeFriends(client: ShopClient, form: FormData): Promise<FriendsAnswer> {
  switch (form.get('intent')) {
    case 'redeem':
      return redeem(client, form)
    case 'claim':
      return claim(client, form)
    case 'leave':
      return leave(client)
    default:
      return join(client, form)
  }
}

async function join(client: ShopClient, form: FormData): Promise<FriendsAnswer> {
  const submission = readJoining(form)
  if (submission.status !== 'success') return { step: 'join', form: submission.reply() }
  const { termsAccepted, code } = submission.value
  const outcome = await outcomeOrLogin(client.joinLoyalty({ body: { termsAccepted, code: code ?? '' } }), here())
  if (!outcome.ok) return { step: 'join', form: refusedForm(submission, outcome) }
  return { step: 'joined', result: outcome.value.result }
}

async function redeem(client: ShopClient, form: FormData): Promise<FriendsAnswer> {
  const submission = readRedeem(form)
  if (submission.status !== 'success') return { step: 'redeem', form: submission.reply() }
  const outcome = await outcomeOrLogin(client.redeemReferral({ body: submission.value }), here())
  return outcome.ok ? { step: 'redeemed' } : { step: 'redeem', form: refusedForm(submission, outcome) }
}

async function claim(client: ShopClient, form: FormData): Promise<FriendsAnswer> {
  const submission = readClaim(form)
  if (submission.status !== 'success') return { step: 'claim', form: submission.reply() }
  const outcome = await outcomeOrLogin(client.reportClaim({ body: submission.value }), here())
  return outcome.ok ? { step: 'claimed' } : { step: 'claim', form: refusedForm(submission, outcome) }
}

async function leave(client: ShopClient): Promise<FriendsAnswer> {
  const outcome = await outcomeOrLogin(client.leaveLoyalty(), here())
  // The customer has left the club already, in another tab. That is what they wanted.
  if (outcome.ok || outcome.code === 'friends.not-member') return { step: 'left' }
  return { step: 'failed', message: outcome.message }
}

const here = () => encodedHref('account-friends-signup')
