import type { CartHandover, StaffCartHandover } from '@klarsikt/contract/shop/types'
import { CART_HANDOVER_STATE_MESSAGES, handoversOf, isHandoverOpen } from '@klarsikt/core/cart-handover'
import { PAYMENT_LINK_CHANNELS } from '@klarsikt/core/payment'
import type { Deps } from '../../../context.js'
import { openProfile } from '../../person/index.js'
import { smsNumber } from '../../platform/index.js'
import type { HandoverRow } from './find-handovers.js'

type Shared = Omit<CartHandover, 'phone'>

function describeShared(row: HandoverRow): Shared {
  const { id, state, storeName, handedOverAt, expiresAt, items, orderNumber } = row
  return {
    id,
    state,
    store: storeName,
    handedOverAt: handedOverAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    items: items.map((item) => ({ ...item })),
    isEmptied: isEmptied(row),
    orderNumber,
  }
}

/** Whether the customer has taken all of the handed-over goods out of the cart. */
export function isEmptied({ id, state, lines }: Pick<HandoverRow, 'id' | 'state' | 'lines'>): boolean {
  return isHandoverOpen(state) && !handoversOf(lines ?? []).includes(id)
}

/** Describes a handover for its customer. */
export function describeHandover(row: HandoverRow): CartHandover {
  return { ...describeShared(row), phone: row.phone }
}

/** Describes a handover for the store: its customer, the employee and the outcome. */
export function describeStaffHandover(
  deps: Pick<Deps, 'encryption' | 'settings'>,
  row: HandoverRow,
): StaffCartHandover {
  const { state, channel, sentAt, timesSent, openedAt, endedAt, employeeNumber, withdrawnBy, customerNumber } = row
  const { firstName, lastName, email, mobile } = openProfile(deps.encryption, row.profile)
  const isReached = (one: (typeof PAYMENT_LINK_CHANNELS)[number]) => one === 'email' || smsNumber(deps, mobile).ok
  return {
    ...describeShared(row),
    stateText: CART_HANDOVER_STATE_MESSAGES[state](),
    employee: employeeNumber,
    customer: { number: customerNumber, name: `${firstName} ${lastName}`, email, mobile },
    link: channel && sentAt && { channel, at: sentAt.toISOString() },
    timesSent,
    channels: isHandoverOpen(state) ? PAYMENT_LINK_CHANNELS.filter(isReached) : [],
    openedAt: openedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    withdrawnBy,
  }
}
