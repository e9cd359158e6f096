import { formatReferralCode, parseReferralCode, REFERRAL_PARAMETER } from '@klarsikt/core/friends'
import * as friendsMessages from '@klarsikt/core/messages/friends'
import { Alert } from '@klarsikt/design-system/alert'
import { ButtonLink } from '@klarsikt/design-system/button'
import { encodedHref } from '@klarsikt/shop-config/paths'
import styles from './join-links.module.css'

/** The friend's code from the address, `wrong` for a text that is no code, and null without a code. */
export type Invitation = { readonly code: string } | 'wrong' | null

/** Reads the friend's code from the address of the page. */
export function invitationIn(url: URL): Invitation {
  const typed = url.searchParams.get(REFERRAL_PARAMETER)
  if (typed === null) return null
  const code = parseReferralCode(typed)
  return code === null ? 'wrong' : { code }
}

/** Links to the ways to become a member, with the friend's code where there is one. */
export function JoinLinks({ invitation }: { readonly invitation: Invitation }) {
  const isInvited = invitation !== null && invitation !== 'wrong'
  const path = `${encodedHref('account-friends-signup')}${isInvited ? `?${REFERRAL_PARAMETER}=${invitation.code}` : ''}`
  return (
    <div className={styles.root}>
      {isInvited && (
        <Alert tone="success">{friendsMessages.signupWithCode({ code: formatReferralCode(invitation.code) })}</Alert>
      )}
      {invitation === 'wrong' && <Alert tone="warning">{friendsMessages.signupWrongCode()}</Alert>}
      <div className={styles.links}>
        <ButtonLink href={path}>{friendsMessages.joinAction()}</ButtonLink>
        <ButtonLink href={`${encodedHref('auth-register')}?next=${encodeURIComponent(path)}`} variant="secondary">
          {friendsMessages.signupRegister()}
        </ButtonLink>
      </div>
      <p className="ks-text-small ks-text-muted">{friendsMessages.signupLoginFirst()}</p>
    </div>
  )
}
