import { isUspFlag, type UspFlag } from '@klarsikt/core/catalogue'
import { uspMessages } from '@klarsikt/core/messages'
import { CheckIcon, ReturnIcon } from '../../icons/action.js'
import type { IconComponent } from '../../icons/glyph.js'
import { ShieldIcon, StoreIcon, TruckIcon } from '../../icons/shop.js'
import styles from './usp-list.module.css'

const ICONS: Readonly<Record<UspFlag, IconComponent>> = {
  fastDelivery: TruckIcon,
  freeReturn: ReturnIcon,
  freeReturnTryAtHome: ReturnIcon,
  freeAdjustments: StoreIcon,
  withdrawal30: ReturnIcon,
  withdrawal90: ReturnIcon,
  contactLensSafety: ShieldIcon,
  glassesMadeForYou: CheckIcon,
}

export interface UspListProps {
  /** Names of known promises, or texts of one's own. */
  readonly usps: readonly string[]
  readonly layout?: 'column' | 'row'
}

/** What speaks for buying here. */
export function UspList({ usps, layout = 'column' }: UspListProps) {
  if (usps.length === 0) return null
  return (
    <ul className={styles.root} data-layout={layout}>
      {usps.map((usp) => {
        const Icon = isUspFlag(usp) ? ICONS[usp] : CheckIcon
        return (
          <li key={usp} className={styles.item}>
            <Icon className={styles.icon} />
            {isUspFlag(usp) ? uspMessages[`usp.${usp}`] : usp}
          </li>
        )
      })}
    </ul>
  )
}
