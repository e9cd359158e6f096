import { DRAFT_DAYS } from '@klarsikt/core/agreement'
import * as agreementMessages from '@klarsikt/core/messages/agreement'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { TextField } from '@klarsikt/design-system/text-field'
import { Form, useNavigation } from 'react-router'
import type { AgreementAnswer } from './change-agreement.js'
import styles from './agreement-wizard.module.css'

/** Sends a link that opens the draft on another device, and lets the user discard the draft. */
export function DraftLink({ answer }: { readonly answer: AgreementAnswer | undefined }) {
  const { state } = useNavigation()
  const sent = answer?.show === 'link' ? answer : null
  return (
    <section className={styles.later} aria-labelledby="agreement-later">
      <h2 id="agreement-later" className={styles.name}>
        {agreementMessages.draftHeading()}
      </h2>
      <p className="ks-text-muted">{agreementMessages.draftHint({ days: DRAFT_DAYS })}</p>
      {sent?.sentTo && (
        <Alert tone="success" live="status">
          {agreementMessages.draftSent({ email: sent.sentTo })}
        </Alert>
      )}
      <Form method="post" className={styles.send} preventScrollReset noValidate>
        <input type="hidden" name="intent" value="link" />
        <TextField
          id="agreement-link-email"
          name="email"
          type="email"
          className={styles.grow}
          label={agreementMessages.draftEmail()}
          autoComplete="email"
          error={sent?.problem ?? undefined}
        />
        <Button type="submit" variant="secondary" loading={state === 'submitting'}>
          {agreementMessages.draftSend()}
        </Button>
      </Form>
      <Form method="post">
        <input type="hidden" name="intent" value="discard" />
        <Button type="submit" variant="ghost">
          {agreementMessages.draftDiscard()}
        </Button>
      </Form>
    </section>
  )
}
