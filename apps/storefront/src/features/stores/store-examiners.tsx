import type { ExaminerSkill } from '@klarsikt/core/booking'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import * as storesMessages from '@klarsikt/core/messages/stores'
import styles from './store-examiners.module.css'
import stores from './stores.module.css'

export interface StoreExaminer {
  readonly name: string
  readonly skills: readonly ExaminerSkill[]
}

const SKILLS: Readonly<Record<ExaminerSkill, () => string>> = {
  sight: storesMessages.skillSight,
  lenses: storesMessages.skillLenses,
  children: storesMessages.skillChildren,
  hearing: storesMessages.skillHearing,
}

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .filter((_, index, letters) => index === 0 || index === letters.length - 1)
    .join('')

/** Lists the people who do the exams of a store, with their exams. */
export function StoreExaminers({ examiners }: { readonly examiners: readonly StoreExaminer[] }) {
  return (
    <section className={stores.card}>
      <h2>{storesMessages.examiners()}</h2>
      <ul className={styles.people}>
        {examiners.map(({ name, skills }) => (
          <li key={name}>
            <span className={styles.monogram} aria-hidden="true">
              {initialsOf(name)}
            </span>
            <strong>{name}</strong>
            <span className="ks-text-muted">
              {skills.includes('hearing') ? wizardMessages.timeAudionomist() : wizardMessages.timeOptician()}
              {' · '}
              {skills.map((skill) => SKILLS[skill]()).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
