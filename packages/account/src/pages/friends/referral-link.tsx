import * as friendsMessages from '@klarsikt/core/messages/friends'
import { Button } from '@klarsikt/design-system/button'
import { TextField } from '@klarsikt/design-system/text-field'
import { type FocusEvent, useState } from 'react'
import styles from './friends.module.css'

/** Shows the link for friends. Focus selects the text, and a button copies it. */
export function ReferralLink({ url }: { readonly url: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <div className={styles.link}>
      <TextField
        id="friends-link"
        label={friendsMessages.referralLink()}
        value={url}
        readOnly
        onFocus={({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select()}
      />
      <Button variant="secondary" onClick={() => void copy()}>
        {friendsMessages.referralCopy()}
      </Button>
      <p role="status" className={styles.outcome}>
        {outcome === 'copied' && friendsMessages.referralLinkCopied()}
        {outcome === 'failed' && friendsMessages.referralCopyFailed()}
      </p>
    </div>
  )
}
