import styles from './prescription-form.module.css'

const ROWS = [
  ['OD och OS', 'OD är höger öga och OS är vänster öga. Ibland står det H och V.'],
  ['SPH – sfär', 'Styrkan för att se på långt håll. Minus vid närsynthet, plus vid översynthet.'],
  ['CYL – cylinder', 'Styrkan som rättar ett brytningsfel. Lämna tomt om det inte står något.'],
  ['AX – axel', 'Hur cylindern ligger, i hela grader mellan 0 och 180. Finns bara ihop med en cylinder.'],
  ['ADD – addition', 'Tillägget för att läsa, till exempel +2,00. Behövs för progressiva glas.'],
  ['PD – pupillavstånd', 'Avståndet från näsans mitt till pupillen, i millimeter för vart öga.'],
] as const

/** What the letters on the paper mean. */
export function ReadingHelp() {
  return (
    <dl className={styles.help}>
      {ROWS.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
