import type { Agreement } from '@klarsikt/contract/shop/types'
import { AGREEMENT_PARTS, agreementItems, BOX_TICKED, SIGN_LINK_DAYS } from '@klarsikt/core/agreement'
import * as agreementMessages from '@klarsikt/core/messages/agreement'
import * as commonMessages from '@klarsikt/core/messages/common'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Link } from '@klarsikt/design-system/link'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
import { SignByBankId } from '@klarsikt/page-kit/signing'
import { useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { AgreementAnswer } from './change-agreement.js'
import { type SigningClient, signingCalls } from './signing-calls.js'
import { STEP_NAMES } from './step-names.js'
import { stepAddress } from './steps.js'
import styles from './agreement-wizard.module.css'

interface SummaryStepProps {
  readonly agreement: Agreement
  readonly answer: AgreementAnswer | undefined
  readonly hasBankId: boolean
  readonly returns: boolean
  readonly client: () => SigningClient
}

/** Shows all parts for review, with a link back to each, and signs the agreement. */
export function SummaryStep({ agreement, answer, ...sign }: SummaryStepProps) {
  const items = agreementItems(agreement)
  return (
    <>
      {AGREEMENT_PARTS.map((part) => (
        <section key={part} className={styles.block} aria-labelledby={`agreement-summary-${part}`}>
          <div className={styles.summaryHead}>
            <h3 id={`agreement-summary-${part}`} className={styles.name}>
              {STEP_NAMES[part]()}
            </h3>
            <Link href={stepAddress(part)}>
              {commonMessages.edit()}
              <VisuallyHidden> {STEP_NAMES[part]().toLocaleLowerCase('sv')}</VisuallyHidden>
            </Link>
          </div>
          <DescriptionList items={items[part]} />
        </section>
      ))}
      {agreement.organisation?.isTyped && <Alert>{agreementMessages.companyTyped()}</Alert>}
      {agreement.pdfPath !== null && (
        <p>
          <Link href={agreement.pdfPath} external>
            {agreementMessages.confirmRead()}
          </Link>
        </p>
      )}
      <Sign agreement={agreement} answer={answer?.show === 'sign' ? answer : undefined} {...sign} />
    </>
  )
}

interface SignProps extends Omit<SummaryStepProps, 'answer'> {
  readonly answer: Extract<AgreementAnswer, { readonly show: 'sign' }> | undefined
}

function Sign({ agreement, answer, hasBankId, returns, client }: SignProps) {
  const { id, signatory } = agreement
  const [error, setError] = useState<string>()
  const box = useRef<HTMLInputElement | null>(null)
  const { state } = useNavigation()
  const mayBegin = (): boolean => {
    if (box.current?.checked) return true
    setError(agreementMessages.authorityRequired())
    box.current?.focus()
    return false
  }
  const email = signatory?.email ?? ''
  const sentTo = answer?.sentTo ?? (agreement.awaitsLetter ? email : null)
  return (
    <section className={styles.block} aria-labelledby="agreement-sign">
      <h3 id="agreement-sign" className={styles.name}>
        {agreementMessages.signHeading()}
      </h3>
      {sentTo !== null && (
        <Alert tone="success" live="status">
          {agreementMessages.signEmailSent({ email: sentTo, days: SIGN_LINK_DAYS })}
        </Alert>
      )}
      {answer?.problem && (
        <Alert tone="error" live="alert">
          {answer.problem}
        </Alert>
      )}
      <Form
        method="post"
        className={styles.block}
        preventScrollReset
        onSubmit={(event) => {
          if (!mayBegin()) event.preventDefault()
        }}
      >
        <input type="hidden" name="intent" value="sign" />
        <input type="hidden" name="id" value={id} />
        <Checkbox
          ref={box}
          name="authority"
          value={BOX_TICKED}
          label={agreementMessages.authority()}
          error={error}
          onChange={() => setError(undefined)}
          defaultChecked={returns}
        />
        {hasBankId && (
          <>
            <p className="ks-text-muted">
              {agreementMessages.signBankidHint({
                name: `${signatory?.firstName ?? ''} ${signatory?.lastName ?? ''}`,
              })}
            </p>
            <SignByBankId
              calls={() => signingCalls(client(), id)}
              returns={returns}
              label={agreementMessages.signBankid()}
              mayBegin={mayBegin}
              withoutScript={agreementMessages.signNoScript()}
            />
          </>
        )}
        <p className="ks-text-muted">{agreementMessages.signEmailHint({ email })}</p>
        <div className={styles.actions}>
          <Button type="submit" variant="secondary" loading={state === 'submitting'}>
            {agreementMessages.signEmail()}
          </Button>
        </div>
      </Form>
    </section>
  )
}
