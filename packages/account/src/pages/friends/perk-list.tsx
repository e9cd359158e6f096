import type { Loyalty } from '@klarsikt/contract/shop/types'
import * as friendsMessages from '@klarsikt/core/messages/friends'
import { href } from '@klarsikt/core/paths'
import { CalendarIcon, ReturnIcon, ShieldIcon, SparkleIcon } from '@klarsikt/design-system/icons'
import { Link } from '@klarsikt/design-system/link'
import styles from './friends.module.css'

const ICONS = { frames: SparkleIcon, accident: ShieldIcon, exchange: ReturnIcon, revisit: CalendarIcon } as const

interface PerkListProps {
  readonly perks: Loyalty['perks']
  readonly isMember: boolean
}

/** Lists the perks of members, each in one sentence [LOYAL-001, LOYAL-002, LOYAL-003, LOYAL-004]. */
export function PerkList({ perks, isMember }: PerkListProps) {
  return (
    <ul className={styles.perks}>
      {perks.map(({ id, name, text }) => {
        const Icon = ICONS[id]
        return (
          <li key={id} className={styles.perk}>
            <Icon size={24} className={styles.icon} />
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className="ks-text-muted">{text}</span>
              {isMember && id === 'frames' && (
                <Link variant="standalone" arrow href={href('account-booking')}>
                  {friendsMessages.bookExam()}
                </Link>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
