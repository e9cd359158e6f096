import type { SentParcel } from '@klarsikt/contract/shop/types'
import { dayText, stockholmDate } from '@klarsikt/core/calendar'
import * as accountOrderMessages from '@klarsikt/core/messages/account-order'
import { Link } from '@klarsikt/design-system/link'
import layout from '../frame/page.module.css'

/** Lists the parcels that were sent, each with its goods and a link to its tracking. */
export function ParcelList({ parcels }: { readonly parcels: readonly SentParcel[] }) {
  return (
    <ul className={layout.list} aria-label={accountOrderMessages.parcels()}>
      {parcels.map(({ sentAt, goods, tracking }) => (
        <li key={`${sentAt} ${goods.join()}`} className={layout.row}>
          <span className={layout.facts}>
            <span className={layout.name}>
              {accountOrderMessages.parcelSent({ day: dayText(stockholmDate(sentAt)) })}
            </span>
            {goods.map((text) => (
              <span key={text}>{text}</span>
            ))}
            {tracking && (
              <Link href={tracking.url} external>
                {accountOrderMessages.trackNumber({ number: tracking.number })}
              </Link>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
