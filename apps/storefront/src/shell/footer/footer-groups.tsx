import * as footerMessages from '@klarsikt/core/messages/footer'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
import type { ShownGroup } from './links.js'
import styles from './footer.module.css'

interface GroupsProps {
  readonly groups: readonly ShownGroup[]
}

/** Shows the groups side by side. A narrow screen shows the folds instead. */
export function FooterColumns({ groups }: GroupsProps) {
  return (
    <div className={styles.columns}>
      {groups.map((group) => (
        <div key={group.key}>
          <h2>{group.heading}</h2>
          <Links group={group} />
        </div>
      ))}
    </div>
  )
}

/** Shows the groups as an exclusive accordion of the browser. One is open at a time, also without scripts. */
export function FooterFolds({ groups }: GroupsProps) {
  return (
    <div className={styles.folds}>
      {groups.map((group) => (
        <details key={group.key} name="footer" className={styles.fold}>
          <summary>{group.heading}</summary>
          <Links group={group} />
        </details>
      ))}
    </div>
  )
}

function Links({ group }: { readonly group: ShownGroup }) {
  return (
    <ul>
      {group.links.map(({ address, label, isExternal }) => (
        <li key={address}>
          {isExternal ? (
            <a href={address} rel="noopener" target="_blank">
              {label}
              <VisuallyHidden>, {footerMessages.externalLink()}</VisuallyHidden>
            </a>
          ) : (
            <a href={address}>{label}</a>
          )}
        </li>
      ))}
    </ul>
  )
}
