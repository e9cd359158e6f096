import type { OpenPrescription, SavedPrescription } from '@klarsikt/contract/shop/types'
import { dayRange, dayText } from '@klarsikt/core/calendar'
import * as examPrescriptionMessages from '@klarsikt/core/messages/exam-prescription'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { type Outcome, outcomeOf } from '@klarsikt/forms'
import { useEffect, useState } from 'react'
import { storeClient } from '../../lib/store-client.js'
import styles from './lens-studio.module.css'

type Exam = SavedPrescription & { readonly exam: NonNullable<SavedPrescription['exam']> }

/**
 * Offers the prescription of the customer's last exam in the shop, while it is valid. Its strengths are fetched when it
 * is used.
 */
export function ExamOffer({ onUse }: Pick<NewestExamProps, 'onUse'>) {
  const [attempt, setAttempt] = useState(0)
  return <NewestExam key={attempt} onUse={onUse} onRetry={() => setAttempt(attempt + 1)} />
}

interface NewestExamProps {
  readonly onUse: (prescription: OpenPrescription) => void
  readonly onRetry: () => void
}

function NewestExam({ onUse, onRetry }: NewestExamProps) {
  const listed = useNewestExam()
  const [opening, setOpening] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  if (listed === null) return null
  if (!listed.ok) return <Failed onRetry={onRetry} />
  if (listed.value === null) return null
  const { id, issuedOn, validUntil, exam } = listed.value
  const use = async () => {
    setOpening(true)
    setRefused(null)
    const opened = await outcomeOf(storeClient().getPrescription({ params: { id } }))
    setOpening(false)
    if (!opened.ok) return setRefused(opened.message)
    onUse(opened.value.data)
  }
  return (
    <section className={styles.later} aria-labelledby="exam-prescription">
      <h3 id="exam-prescription" className={styles.partTitle}>
        {examPrescriptionMessages.from({ date: dayRange(issuedOn, issuedOn), city: exam.city })}
      </h3>
      <p className="ks-text-muted">{examPrescriptionMessages.validUntil({ date: dayText(validUntil) })}</p>
      <div>
        <Button size="small" loading={opening} onClick={() => void use()}>
          {examPrescriptionMessages.use()}
        </Button>
      </div>
      {refused !== null && <Alert tone="error" live="alert" title={refused} />}
    </section>
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Alert
      live="status"
      actions={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {examPrescriptionMessages.retry()}
        </Button>
      }
    >
      {examPrescriptionMessages.failed()}
    </Alert>
  )
}

/** Returns the newest exam, or null while it is fetched. */
function useNewestExam(): Outcome<Exam | null> | null {
  const [listed, setListed] = useState<Outcome<Exam | null> | null>(null)
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const outcome = await newestExam()
      if (isCurrent) setListed(outcome)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [])
  return listed
}

async function newestExam(): Promise<Outcome<Exam | null>> {
  const listed = await outcomeOf(storeClient().getPrescriptions())
  if (!listed.ok) return listed
  return { ok: true, value: listed.value.data.find(isUsableExam) ?? null }
}

function isUsableExam(prescription: SavedPrescription): prescription is Exam {
  return prescription.exam !== null && prescription.isValid
}
