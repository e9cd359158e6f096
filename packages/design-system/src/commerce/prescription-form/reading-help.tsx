'use client'
import { useText } from '../../locale/locale.js'
import styles from './prescription-form.module.css'

/** What the letters on the paper mean. */
export function ReadingHelp() {
  const text = useText()
  const rows = [
    [
      text('prescription.help.eyes', 'OD och OS'),
      text('prescription.help.eyesText', 'OD är höger öga och OS är vänster öga. Ibland står det H och V.'),
    ],
    [
      text('prescription.help.sphere', 'SPH – sfär'),
      text(
        'prescription.help.sphereText',
        'Styrkan för att se på långt håll. Minus vid närsynthet, plus vid översynthet.',
      ),
    ],
    [
      text('prescription.help.cylinder', 'CYL – cylinder'),
      text('prescription.help.cylinderText', 'Styrkan som rättar ett brytningsfel. Lämna tomt om det inte står något.'),
    ],
    [
      text('prescription.help.axis', 'AX – axel'),
      text(
        'prescription.help.axisText',
        'Hur cylindern ligger, i hela grader mellan 0 och 180. Finns bara ihop med en cylinder.',
      ),
    ],
    [
      text('prescription.help.addition', 'ADD – addition'),
      text(
        'prescription.help.additionText',
        'Tillägget för att läsa, till exempel +2,00. Behövs för progressiva glas.',
      ),
    ],
    [
      text('prescription.help.pd', 'PD – pupillavstånd'),
      text(
        'prescription.help.pdText',
        'Avståndet från näsans mitt till pupillen, i millimeter för vart öga. Står det bara ett tal, runt 63, gäller det båda ögonen.',
      ),
    ],
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
