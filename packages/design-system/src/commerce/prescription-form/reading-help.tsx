'use client'
import * as prescriptionFormMessages from '@klarsikt/core/messages/prescription-form'
import { useText } from '../../locale/locale.js'
import styles from './prescription-form.module.css'

/** What the letters on the paper mean. */
export function ReadingHelp() {
  const text = useText()
  const rows = [
    [text(prescriptionFormMessages.helpEyes), text(prescriptionFormMessages.helpEyesText)],
    [text(prescriptionFormMessages.helpSphere), text(prescriptionFormMessages.helpSphereText)],
    [text(prescriptionFormMessages.helpCylinder), text(prescriptionFormMessages.helpCylinderText)],
    [text(prescriptionFormMessages.helpAxis), text(prescriptionFormMessages.helpAxisText)],
    [text(prescriptionFormMessages.helpAddition), text(prescriptionFormMessages.helpAdditionText)],
    [text(prescriptionFormMessages.helpPd), text(prescriptionFormMessages.helpPdText)],
  ] as const
  return (
    <dl className={styles.help}>
      {rows.map(([term, meaning]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
