import type { StaffAgreement } from '@klarsikt/contract/shop/types'
import { agreementItems } from '@klarsikt/core/agreement'
import { dateTimeText } from '@klarsikt/core/calendar'
import * as staffAgreementMessages from '@klarsikt/core/messages/staff-agreement'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { href } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { DescriptionList, type DescriptionListProps } from '@klarsikt/design-system/description-list'
import { DownloadLink, pageStyles as layout } from '@klarsikt/page-kit/frame'
import { useId } from 'react'
import { AgreementBadge } from '../../layout/agreement-badge.js'
import { StaffPage } from '../../layout/staff-page.js'
import { staffAgreementTitle } from './load-staff-agreement.js'

/** Shows one agreement: what employees get, how to write the references, and the signed document. */
export function StaffAgreementPage({ data }: { readonly data: StaffAgreement }) {
  const title = staffAgreementTitle(data)
  const { organisation, contact, signatory, invoice, glasses, protective } = agreementItems(data)
  const trail = [
    { label: staffPageMessages.agreements(), href: href('staff-agreements') },
    { label: title, href: href('staff-agreement', { number: data.number }) },
  ]
  return (
    <StaffPage section="staff-agreements" title={title} trail={trail}>
      <div className={layout.block}>
        <p>
          <AgreementBadge status={data.status} />
        </p>
        {data.isTyped && <Alert tone="warning">{staffAgreementMessages.typed()}</Alert>}
        <DescriptionList items={organisation} />
      </div>
      <Part title={staffAgreementMessages.cover()} items={[...glasses, ...protective.slice(0, 1)]} />
      <Part title={staffAgreementMessages.reference()} items={invoice} />
      <Part title={staffAgreementMessages.people()} items={contact}>
        <DescriptionList items={signatory} />
      </Part>
      <Part title={staffAgreementMessages.document()} items={[...documentItems(data), ...protective.slice(1)]}>
        <p>
          <DownloadLink href={data.pdfPath}>{staffAgreementMessages.pdf()}</DownloadLink>
        </p>
      </Part>
    </StaffPage>
  )
}

interface PartProps extends Pick<DescriptionListProps, 'items'> {
  readonly title: string
  readonly children?: React.ReactNode
}

function Part({ title, items, children }: PartProps) {
  const id = useId()
  return (
    <section className={layout.block} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <DescriptionList items={items} />
      {children}
    </section>
  )
}

function documentItems({ number, at, status, signMethod, documentDigest }: StaffAgreement) {
  const time = dateTimeText(new Date(at))
  const method = signMethod === 'bankid' ? staffAgreementMessages.methodBankid() : staffAgreementMessages.methodEmail()
  return [
    { term: staffAgreementMessages.number(), value: number },
    { term: status === 'signed' ? staffAgreementMessages.signed() : staffAgreementMessages.sent(), value: time },
    ...(signMethod === null ? [] : [{ term: staffAgreementMessages.method(), value: method }]),
    ...(documentDigest === null
      ? []
      : [{ term: staffAgreementMessages.digest(), value: <code>{documentDigest}</code> }]),
  ]
}
