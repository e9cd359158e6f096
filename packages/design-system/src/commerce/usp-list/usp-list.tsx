'use client'
import { isUspFlag, type UspFlag } from '@klarsikt/core/catalogue'
import * as uspMessages from '@klarsikt/core/messages/usp'
import { CheckIcon, ReturnIcon } from '../../icons/action.js'
import type { IconComponent } from '../../icons/glyph.js'
import { ShieldIcon, StoreIcon, TruckIcon } from '../../icons/shop.js'
import { useText } from '../../locale/locale.js'
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
  /** Names of known promises, or other texts. */
  readonly usps: readonly string[]
  /** Stacked next to a buy button, or as a row under the header. */
  readonly layout?: 'column' | 'row'
  /** Other words for the known promises. */
  readonly texts?: Partial<Readonly<Record<UspFlag, string>>>
}

/** A list of reasons to buy here. Renders nothing when the list is empty. */
export function UspList({ usps, layout = 'column', texts }: UspListProps) {
  const say = { ...useTexts(), ...texts }
  if (usps.length === 0) return null
  return (
    <ul className={styles.root} data-layout={layout}>
      {usps.map((usp) => {
        const Icon = isUspFlag(usp) ? ICONS[usp] : CheckIcon
        return (
          <li key={usp} className={styles.item}>
            <Icon className={styles.icon} />
            <span>{isUspFlag(usp) ? say[usp] : usp}</span>
          </li>
        )
      })}
    </ul>
  )
}

function useTexts(): Readonly<Record<UspFlag, string>> {
  const text = useText()
  return {
    fastDelivery: text(uspMessages.fastDelivery),
    freeReturn: text(uspMessages.freeReturn),
    freeReturnTryAtHome: text(uspMessages.freeReturnTryAtHome),
    freeAdjustments: text(uspMessages.freeAdjustments),
    withdrawal30: text(uspMessages.withdrawal30),
    withdrawal90: text(uspMessages.withdrawal90),
    contactLensSafety: text(uspMessages.contactLensSafety),
    glassesMadeForYou: text(uspMessages.glassesMadeForYou),
  }
}
