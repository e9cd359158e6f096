import type { OpenPrescription } from '@klarsikt/contract/shop/types'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as lensStudioMessages from '@klarsikt/core/messages/lens-studio'
import * as pageMessages from '@klarsikt/core/messages/page'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { PrescriptionForm, type PrescriptionValue } from '@klarsikt/design-system/prescription-form'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { StudioChoices } from './choices.js'
import { type Draft, keepDraft } from './draft.js'
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

/** The strengths: typed, or those that the customer has saved. They stay in this tab. */
export function PrescriptionStep({ path, group, choices, draft }: PrescriptionStepProps) {
  const navigate = useNavigate()
  const [saved, setSaved] = useState<OpenPrescription | null>(null)
  const saving = useSavePrescription()
  const { needsAddition, needsWorkingDistance } = needsOf(group)
  const { lineId } = choices
  const typed = saved?.typed ?? draft?.typed ?? {}
  const goOn = async ({ typed: entered }: PrescriptionValue) => {
    if (saved === null && saving.isChosen && !(await saving.save(entered))) return
    await navigate(studioAddress(path, { ...choices, source: 'typed' }))
  }
  return (
    <div className="ks-stack">
      <PrescriptionLater path={path} choices={choices} />
      <SavedPrescription used={saved} onUse={setSaved} />
      <PrescriptionForm
        // What is filled in begins the form again.
        key={`${group.lensType} ${saved?.id ?? ''}`}
        defaultValue={typedFor(typed, group)}
        defaultDistances={draft?.distances ?? {}}
        defaultConfirmed={saved === null && draft?.confirmed === true}
        // An addition that these lenses do not have is there for those that do.
        onEntry={(entry) => keepDraft({ ...entry, typed: { ...typed, ...entry.typed }, lineId })}
        withAddition={needsAddition}
        additionRequired={needsAddition}
        workingDistance={needsWorkingDistance}
        busy={saving.busy}
        submitText={commonMessages.continue()}
        onSubmit={(value) => void goOn(value)}
      >
        {saved === null && <SavePrescription saving={saving} />}
      </PrescriptionForm>
      <aside className={styles.noPrescription}>
        <h3 className={styles.partTitle}>{lensStudioMessages.prescriptionNone()}</h3>
        <p className="ks-text-muted">{lensStudioMessages.prescriptionNoneText()}</p>
        <Link href={href('booking-visual-exam')}>{pageMessages.bookingVisualExam()}</Link>
      </aside>
    </div>
  )
}
