import * as agreementMessages from '@klarsikt/core/messages/agreement'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { Link } from '@klarsikt/design-system/link'
import { Form, useNavigation } from 'react-router'
import type { AgreementAnswer } from './change-agreement.js'
import type { Confirmation } from './load-agreement.js'
import styles from './agreement-wizard.module.css'

/**
 * Opens a draft by the link of a letter, after a press. Opening the link is not enough, since mail programs open links
 * too.
 */
export function OpenDraft({ token, answer }: { readonly token: string; readonly answer: AgreementAnswer | undefined }) {
  const { state } = useNavigation()
  return (
    <Form method="post" className={styles.block}>
      <input type="hidden" name="intent" value="resume" />
      <input type="hidden" name="token" value={token} />
      <p>{agreementMessages.draftOpenIntro()}</p>
      {answer?.show === 'draft' && (
        <Alert tone="error" live="alert">
          {answer.problem}
        </Alert>
      )}
      <div>
        <Button type="submit" loading={state !== 'idle'}>
          {agreementMessages.draftOpen()}
        </Button>
      </div>
    </Form>
  )
}

/** Signs the agreement by the link of a letter, after the reader has pressed the button. */
export function ConfirmAgreement({
  confirmation: { token, known, message },
  answer,
}: {
  readonly confirmation: Confirmation
  readonly answer: AgreementAnswer | undefined
}) {
  const { state } = useNavigation()
  const done = answer?.show === 'confirm' ? answer : null
  if (known === null)
    return (
      <Alert tone="error" live="alert">
        {done?.problem ?? message}
      </Alert>
    )
  if (known.isSigned || done?.signed)
    return (
      <section className={styles.block} aria-labelledby="agreement-confirmed">
        <h2 id="agreement-confirmed" className={styles.heading}>
          {agreementMessages.doneTitle()}
        </h2>
        <Alert tone="success" live="status">
          {agreementMessages.signed({ email: known.pdfEmail })}
        </Alert>
        <p>
          <Link href={known.pdfPath} external>
            {agreementMessages.doneDownload()}
          </Link>
        </p>
      </section>
    )
  return (
    <section className={styles.block} aria-labelledby="agreement-confirm">
      <h2 id="agreement-confirm" className={styles.heading}>
        {agreementMessages.confirmTitle()}
      </h2>
      <p>{agreementMessages.confirmIntro({ number: known.number, company: known.company })}</p>
      <p>
        <Link href={known.pdfPath} external>
          {agreementMessages.confirmRead()}
        </Link>
      </p>
      {done?.problem && (
        <Alert tone="error" live="alert">
          {done.problem}
        </Alert>
      )}
      <Form method="post">
        <input type="hidden" name="intent" value="confirm" />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" loading={state !== 'idle'}>
          {agreementMessages.confirmButton()}
        </Button>
      </Form>
    </section>
  )
}
