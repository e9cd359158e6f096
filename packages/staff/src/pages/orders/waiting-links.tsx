import type { StaffOrders } from '@klarsikt/contract/shop/types'
import { dateTimeText } from '@klarsikt/core/calendar'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import { formatPrice } from '@klarsikt/core/money'
import { Button } from '@klarsikt/design-system/button'
import { useMay } from '@klarsikt/page-kit/access'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { Form, useNavigation } from 'react-router'
import { MessageBadge } from '../../layout/message-badge.js'

type Link = StaffOrders['links'][number]

/** Lists payment links that customers have not paid yet, with their delivery state [STAFF-005]. */
export function WaitingLinks({ links }: Pick<StaffOrders, 'links'>) {
  const may = useMay()
  if (links.length === 0) return <p className="ks-text-muted">{staffOrderMessages.linkEmpty()}</p>
  return (
    <ul className={layout.list}>
      {links.map((link) => (
        <li key={link.id} className={layout.row}>
          <span className={layout.facts}>
            <span className={layout.name}>{link.purpose}</span>
            {link.storeName !== null && <span>{link.storeName}</span>}
            <span className={layout.sum}>
              {link.channel === 'sms' ? staffOrderMessages.linkSms() : staffOrderMessages.linkEmail()}
              {link.message && <MessageBadge state={link.message.state} />}
            </span>
            <span className="ks-text-muted">
              {staffOrderMessages.linkExpires({ at: dateTimeText(new Date(link.expiresAt)) })}
            </span>
          </span>
          <span className="ks-tabular">{formatPrice(link.amount)}</span>
          {may('payment-link.send') && <SendAgain link={link} />}
        </li>
      ))}
    </ul>
  )
}

const AGAIN = { sms: staffOrderMessages.linkAgainSms, email: staffOrderMessages.linkAgainEmail } as const

/** Sends the link again. The channel that was not used last comes first. */
function SendAgain({ link }: { readonly link: Link }) {
  const { formData } = useNavigation()
  const channels = link.channels.toSorted((a, b) => Number(a === link.channel) - Number(b === link.channel))
  return (
    <Form method="post" preventScrollReset className={layout.block}>
      <input type="hidden" name="linkId" value={link.id} />
      <span className={layout.actions}>
        {channels.map((channel) => (
          <Button
            key={channel}
            type="submit"
            name="channel"
            value={channel}
            size="small"
            variant="secondary"
            loading={formData?.get('linkId') === link.id && formData.get('channel') === channel}
            aria-label={staffOrderMessages.linkAgainOf({ action: AGAIN[channel](), purpose: link.purpose })}
          >
            {AGAIN[channel]()}
          </Button>
        ))}
      </span>
      <span className="ks-text-small ks-text-muted">{staffOrderMessages.linkAgainHint()}</span>
    </Form>
  )
}
