import type { OpenPrescription } from '@klarsikt/contract/shop/types'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as lensStudioMessages from '@klarsikt/core/messages/lens-studio'
import * as pageMessages from '@klarsikt/core/messages/page'
import { Alert } from '@klarsikt/design-system/alert'
import { Link } from '@klarsikt/design-system/link'
import {
  PrescriptionForm,
  type PrescriptionEntry,
  type PrescriptionValue,
} from '@klarsikt/design-system/prescription-form'
import { href } from '@klarsikt/shop-config/paths'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useShopState } from '../../lib/shop-state.js'
import type { StudioChoices } from './choices.js'
import { type Draft, type Exam, keepDraft } from './draft.js'
import { ExamForm } from './exam-form.js'
import { ExamOffer } from './exam-offer.js'
import type { LensGroup } from './lens-group.js'
import { PrescriptionLater } from './prescription-later.js'
import { SavePrescription, useSavePrescription } from './save-prescription.js'
import { SavedPrescription } from './saved-prescription.js'
import { studioAddress } from './steps.js'
import { needsOf, typedFor } from './strengths.js'
import styles from './lens-studio.module.css'

interface PrescriptionStepProps {
  readonly path: string
  readonly group: LensGroup
  readonly choices: StudioChoices
  readonly draft: Draft | null
}

/** Asks for the strengths: from an exam, typed, or saved by the customer. They stay in this tab. */
export function PrescriptionStep({ path, group, choices, draft }: PrescriptionStepProps) {
  const navigate = useNavigate()
  const isCustomer = useShopState(({ facts }) => facts?.user?.isStore === false)
  const [saved, setSaved] = useState<OpenPrescription | null>(null)
  const { exam, takesFocus, use, change, formRef } = useExam(draft, setSaved)
  const saving = useSavePrescription()
  const [isTakenOver] = useState(draft?.isTakenOver === true)
  const { needsAddition, needsWorkingDistance } = needsOf(group)
  const { lineId } = choices
  const typed = saved?.typed ?? draft?.typed ?? {}
  const next = () => navigate(studioAddress(path, { ...choices, source: 'typed' }))
  const goOn = async ({ typed: entered }: PrescriptionValue) => {
    if (saved === null && saving.isChosen && !(await saving.save(entered))) return
    await next()
  }
  // The draft keeps an addition that these lenses do not need, for lenses that do.
  const onEntry = (entry: PrescriptionEntry) =>
    keepDraft({ ...entry, typed: { ...typed, ...entry.typed }, lineId, exam })
  return (
    <div className="ks-stack">
      {exam === null && isCustomer && <ExamOffer onUse={use} />}
      {exam === null && <PrescriptionLater path={path} choices={choices} />}
      {exam === null && isCustomer && <SavedPrescription used={saved} onUse={setSaved} />}
      {isTakenOver && saved === null && <Alert>{lensStudioMessages.prescriptionTakenOver()}</Alert>}
      <div ref={formRef}>
        {exam ? (
          <ExamForm
            exam={exam}
            typed={typed}
            distances={draft?.distances ?? {}}
            group={group}
            takesFocus={takesFocus}
            onEntry={onEntry}
            onChange={change}
            onSubmit={() => void next()}
          />
        ) : (
          <PrescriptionForm
            // A new key restarts the form with the filled-in strengths.
            key={`${group.lensType} ${saved?.id ?? ''}`}
            defaultValue={typedFor(typed, group)}
            defaultDistances={draft?.distances ?? {}}
            defaultConfirmed={saved === null && draft?.exam === null && draft.confirmed}
            onEntry={onEntry}
            withAddition={needsAddition}
            additionRequired={needsAddition}
            workingDistance={needsWorkingDistance}
            busy={saving.busy}
            submitText={commonMessages.continue()}
            onSubmit={(value) => void goOn(value)}
          >
            {saved === null && <SavePrescription saving={saving} />}
          </PrescriptionForm>
        )}
      </div>
      {exam === null && <NoPrescription />}
    </div>
  )
}

function NoPrescription() {
  return (
    <aside className={styles.noPrescription}>
      <h3 className={styles.partTitle}>{lensStudioMessages.prescriptionNone()}</h3>
      <p className="ks-text-muted">{lensStudioMessages.prescriptionNoneText()}</p>
      <Link href={href('booking-visual-exam')}>{pageMessages.bookingVisualExam()}</Link>
    </aside>
  )
}

/** Returns the exam in use, and functions to use it or to type strengths instead. Both move the focus. */
function useExam(draft: Draft | null, setSaved: (prescription: OpenPrescription) => void) {
  const [exam, setExam] = useState<Exam | null>(draft?.exam ?? null)
  const [moves, setMoves] = useState<'used' | 'changed' | null>(null)
  const formRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (moves === 'changed') formRef.current?.querySelector('input')?.focus()
  }, [moves])
  return {
    exam,
    takesFocus: moves === 'used',
    formRef,
    use: (prescription: OpenPrescription) => {
      if (prescription.exam === null) return
      const { issuedOn, validUntil } = prescription
      setSaved(prescription)
      setExam({ issuedOn, validUntil, city: prescription.exam.city })
      setMoves('used')
    },
    change: () => {
      setExam(null)
      setMoves('changed')
    },
  }
}
