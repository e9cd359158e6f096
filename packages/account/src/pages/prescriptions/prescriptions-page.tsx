import * as pageMessages from '@klarsikt/core/messages/page'
import * as savedPrescriptionMessages from '@klarsikt/core/messages/saved-prescription'
import { Notice } from '@klarsikt/page-kit/form'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { useNavigation } from 'react-router'
import { AccountPage } from '../../layout/account-page.js'
import { AddPrescription } from './add-prescription.js'
import { type PrescriptionsAnswer } from './change-prescriptions.js'
import { type PrescriptionsData } from './load-prescriptions.js'
import { PrescriptionList } from './prescription-list.js'

interface PrescriptionsPageProps {
  readonly data: PrescriptionsData
  readonly answer: PrescriptionsAnswer | undefined
}

/** Shows the prescriptions that the customer has saved, and a form to add one. */
export function PrescriptionsPage({ data, answer }: PrescriptionsPageProps) {
  const { state } = useNavigation()
  const said = state === 'idle' && answer ? noticeOf(answer) : null
  return (
    <AccountPage section="account-prescriptions" title={pageMessages.accountPrescriptions()}>
      {said && <Notice tone={said.tone}>{said.text}</Notice>}
      <p className="ks-text-muted">{savedPrescriptionMessages.intro()}</p>
      {data.prescriptions.length === 0 ? <p>{savedPrescriptionMessages.empty()}</p> : <PrescriptionList data={data} />}
      <section className={`${styles.block} ks-no-print`} aria-labelledby="prescription-add">
        <h2 id="prescription-add">{savedPrescriptionMessages.add()}</h2>
        {/* A new key empties the form after a prescription was saved. */}
        <AddPrescription key={answer?.step === 'saved' ? answer.id : 'new'} answer={answer} />
      </section>
    </AccountPage>
  )
}

function noticeOf(answer: PrescriptionsAnswer): { readonly tone: 'success' | 'error'; readonly text: string } | null {
  switch (answer.step) {
    case 'saved':
      return { tone: 'success', text: savedPrescriptionMessages.saved() }
    case 'removed':
      return { tone: 'success', text: savedPrescriptionMessages.removed() }
    case 'failed':
      return { tone: 'error', text: answer.message }
    default:
      return null
  }
}
