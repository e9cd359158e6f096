import type { Agreement } from '@klarsikt/contract/shop/types'
import { AGREEMENT_STEPS, type AgreementPart, type AgreementStep } from '@klarsikt/core/agreement'
import * as agreementMessages from '@klarsikt/core/messages/agreement'
import { Alert } from '@klarsikt/design-system/alert'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Link } from '@klarsikt/design-system/link'
import { Stepper } from '@klarsikt/design-system/stepper'
import { LeaveGuard } from '@klarsikt/forms'
import { type ReactNode, useEffect, useRef } from 'react'
import { ConfirmAgreement, OpenDraft } from './by-link.js'
import type { AgreementAnswer } from './change-agreement.js'
import { DraftLink } from './draft-link.js'
import { knownValues } from './known-values.js'
import type { AgreementData } from './load-agreement.js'
import {
  ContactFields,
  GlassesFields,
  InvoiceFields,
  OrganisationFields,
  ProtectiveFields,
  SignatoryFields,
} from './part-fields.js'
import { PartForm } from './part-form.js'
import type { SigningClient } from './signing-calls.js'
import { SHORT_STEP_NAMES, STEP_HEADINGS } from './step-names.js'
import { stepAddress } from './steps.js'
import { SummaryStep } from './summary-step.js'
import { useUnsaved } from './use-unsaved.js'
import styles from './agreement-wizard.module.css'

interface AgreementWizardProps {
  readonly data: Omit<AgreementData, 'page'>
  readonly answer: AgreementAnswer | undefined
  readonly client: () => SigningClient
}

/**
 * Lets a company sign its agreement step by step. Each step has an address, and each sent part is stored [ROUTE-032,
 * ROUTE-055].
 */
export function AgreementWizard({ data, answer, client }: AgreementWizardProps) {
  const { agreement, draftToken, confirmation, hasBankId, returns } = data
  if (confirmation !== null)
    return <div className={styles.root}>{<ConfirmAgreement confirmation={confirmation} answer={answer} />}</div>
  if (draftToken !== null) return <div className={styles.root}>{<OpenDraft token={draftToken} answer={answer} />}</div>
  if (agreement?.status === 'signed' && data.step === 'summary')
    return <div className={styles.root}>{<Done agreement={agreement} />}</div>
  const draft = agreement?.status === 'draft' ? agreement : null
  const step = answer?.show === 'part' ? answer.part : data.step
  return (
    <div className={styles.root}>
      <Stepper
        label={agreementMessages.steps()}
        current={step}
        steps={AGREEMENT_STEPS.map((id) => ({ id, name: SHORT_STEP_NAMES[id](), href: stepAddress(id) }))}
      />
      <section className={styles.block} aria-labelledby="agreement-step">
        <StepHeading step={step}>{STEP_HEADINGS[step]()}</StepHeading>
        {step !== 'organisation' && step !== 'summary' && draft?.organisation && (
          <p>{agreementMessages.forCompany({ name: draft.organisation.name, number: draft.organisation.orgNumber })}</p>
        )}
        {step === 'summary' && draft !== null ? (
          <SummaryStep agreement={draft} answer={answer} hasBankId={hasBankId} returns={returns} client={client} />
        ) : (
          <Part key={step} step={step} agreement={draft} answer={answer} />
        )}
      </section>
      {draft !== null && <DraftLink answer={answer} />}
    </div>
  )
}

interface PartProps {
  readonly step: AgreementStep
  readonly agreement: Agreement | null
  readonly answer: AgreementAnswer | undefined
}

function Part({ step, agreement, answer }: PartProps) {
  const { isUnsaved, setUnsaved } = useUnsaved()
  const part: AgreementPart = step === 'summary' ? 'organisation' : step
  const own = answer?.show === 'part' && answer.part === part ? answer : null
  const before = AGREEMENT_STEPS[AGREEMENT_STEPS.indexOf(part) - 1]
  const known = knownValues(agreement)
  const shared = {
    result: own?.form,
    backHref: before === undefined ? null : stepAddress(before),
    onChange: () => setUnsaved(true),
    onSend: () => setUnsaved(false),
  }
  // A refused part is not stored, so leaving the page would lose it.
  useEffect(() => setUnsaved(own !== null), [own, setUnsaved])
  return (
    <>
      {formOf(part, known, shared, own?.typesCompany ?? agreement?.organisation?.isTyped ?? false)}
      <LeaveGuard isUnsaved={isUnsaved} onLeave={() => setUnsaved(false)} />
    </>
  )
}

type Shared = Pick<Parameters<typeof PartForm>[0], 'result' | 'backHref' | 'onChange' | 'onSend'>

function formOf(
  part: AgreementPart,
  known: ReturnType<typeof knownValues>,
  shared: Shared,
  typesCompany: boolean,
): ReactNode {
  switch (part) {
    case 'organisation':
      return (
        <PartForm part={part} known={known[part]} {...shared}>
          {(field) => <OrganisationFields field={field} typesCompany={typesCompany} />}
        </PartForm>
      )
    case 'contact':
      return (
        <PartForm part={part} known={known[part]} {...shared}>
          {(field) => <ContactFields field={field} />}
        </PartForm>
      )
    case 'signatory':
      return (
        <PartForm part={part} known={known[part]} {...shared}>
          {(field) => <SignatoryFields field={field} />}
        </PartForm>
      )
    case 'invoice':
      return (
        <PartForm part={part} known={known[part]} {...shared}>
          {(field) => <InvoiceFields field={field} />}
        </PartForm>
      )
    case 'glasses':
      return (
        <PartForm part={part} known={known[part]} {...shared}>
          {(field) => <GlassesFields field={field} />}
        </PartForm>
      )
    case 'protective':
      return (
        <PartForm part={part} known={known[part]} {...shared}>
          {(field) => <ProtectiveFields field={field} />}
        </PartForm>
      )
  }
}

/** The heading of a step. A new step moves the focus to it, so that keyboard and screen reader users follow. */
function StepHeading({ step, children }: { readonly step: AgreementStep; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView?.({ block: 'nearest' })
  }, [step])
  return (
    <h2 ref={heading} id="agreement-step" className={styles.heading} tabIndex={-1}>
      {children}
    </h2>
  )
}

function Done({ agreement }: { readonly agreement: Agreement }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.block} aria-labelledby="agreement-done">
      <h2 ref={heading} id="agreement-done" className={styles.heading} tabIndex={-1}>
        {agreementMessages.doneTitle()}
      </h2>
      <Alert tone="success" live="status">
        {agreementMessages.signed({ email: agreement.protective?.pdfEmail ?? '' })}
      </Alert>
      <DescriptionList
        layout="stacked"
        items={[
          { term: agreementMessages.doneNumber(), value: agreement.number },
          { term: agreementMessages.companyName(), value: agreement.organisation?.name },
          { term: agreementMessages.doneDigest(), value: agreement.documentDigest },
        ]}
      />
      {agreement.pdfPath !== null && (
        <p>
          <Link href={agreement.pdfPath} external>
            {agreementMessages.doneDownload()}
          </Link>
        </p>
      )}
      <p>{agreementMessages.doneNext()}</p>
      <p>
        <Link href={stepAddress('organisation')}>{agreementMessages.doneAgain()}</Link>
      </p>
    </section>
  )
}
