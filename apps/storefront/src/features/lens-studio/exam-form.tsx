import { dayRange, dayText } from '@klarsikt/core/calendar'
import { problemText } from '@klarsikt/core/errors'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as examPrescriptionMessages from '@klarsikt/core/messages/exam-prescription'
import {
  type GlassesPrescription,
  type GlassesPrescriptionText,
  prescriptionDetails,
  readGlassesPrescription,
} from '@klarsikt/core/prescription'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { PrescriptionForm, type PrescriptionEntry } from '@klarsikt/design-system/prescription-form'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Exam } from './draft.js'
import type { LensGroup } from './lens-group.js'
import { needsOf, typedFor } from './strengths.js'
import styles from './lens-studio.module.css'

interface ExamFormProps {
  readonly exam: Exam
  readonly typed: GlassesPrescriptionText
  readonly distances: PrescriptionEntry['distances']
  readonly group: LensGroup
  /** True just after the exam was chosen. The next control then takes the focus. */
  readonly takesFocus: boolean
  readonly onEntry: (entry: PrescriptionEntry) => void
  readonly onChange: () => void
  readonly onSubmit: () => void
}

/** Shows strengths from the shop's optician. They cannot be changed and need no confirmation. */
export function ExamForm({ exam, typed, distances, group, takesFocus, onEntry, onChange, onSubmit }: ExamFormProps) {
  const { needsAddition, needsWorkingDistance } = needsOf(group)
  const own = typedFor(typed, group)
  const glasses = readGlassesPrescription(own, {
    confirmedRecent: true,
    additionRequired: needsAddition,
    terminal: needsWorkingDistance,
  })
  const head = (
    <ExamHead exam={exam} takesFocus={takesFocus} onChange={onChange}>
      {glasses.ok ? <Strengths glasses={glasses.value} /> : <Lacks problems={glasses.error} />}
    </ExamHead>
  )
  if (!glasses.ok) return head
  return (
    <PrescriptionForm
      key={group.lensType}
      defaultValue={own}
      defaultDistances={distances}
      defaultConfirmed
      strengths={head}
      onEntry={onEntry}
      withAddition={needsAddition}
      additionRequired={needsAddition}
      workingDistance={needsWorkingDistance}
      submitText={commonMessages.continue()}
      onSubmit={onSubmit}
    />
  )
}

interface ExamHeadProps extends Pick<ExamFormProps, 'exam' | 'takesFocus' | 'onChange'> {
  readonly children: ReactNode
}

function ExamHead({ exam: { issuedOn, validUntil, city }, takesFocus, onChange, children }: ExamHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <section className={styles.later} aria-labelledby="exam-strengths">
      <h3 id="exam-strengths" ref={heading} tabIndex={-1} className={`${styles.partTitle} ${styles.heading}`}>
        {examPrescriptionMessages.from({ date: dayRange(issuedOn, issuedOn), city })}
      </h3>
      {children}
      <p className="ks-text-muted">{examPrescriptionMessages.locked({ date: dayText(validUntil) })}</p>
      <div>
        <Button variant="secondary" size="small" onClick={onChange}>
          {examPrescriptionMessages.change()}
        </Button>
      </div>
    </section>
  )
}

function Strengths({ glasses }: { readonly glasses: GlassesPrescription }) {
  const rows = prescriptionDetails({
    prescription: null,
    prescriptionGlasses: glasses,
    prescriptionSource: null,
    workingDistances: null,
    parent: '',
  })
  return (
    <ul className={styles.plain}>
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  )
}

type Problems = Extract<ReturnType<typeof readGlassesPrescription>, { readonly ok: false }>['error']

/** Says which strength is missing. Progressive lenses need an addition, which not every prescription has. */
function Lacks({ problems }: { readonly problems: Problems }) {
  const [first] = Object.values(problems)
  return (
    <Alert tone="warning" live="status">
      {examPrescriptionMessages.lacks({ reason: first ? problemText(first) : '' })}
    </Alert>
  )
}
