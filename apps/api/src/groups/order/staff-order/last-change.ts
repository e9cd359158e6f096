import { dateTimeText } from '@klarsikt/core/calendar'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import type { Executor } from '@klarsikt/server/database'
import { findStaffName } from '../../catalogue/index.js'
import { type AuditAction, type AuditRow, readLastChange } from '../../platform/index.js'

/** The changes that can make another employee's view outdated, with their texts. */
const CHANGES = {
  'order.controlled': staffOrderMessages.changeControlled,
  'order.paused': staffOrderMessages.changePaused,
  'order.handled': staffOrderMessages.changeResumed,
  'order.ground': staffOrderMessages.changeGround,
  'order.part-sent': staffOrderMessages.changePartSent,
  'order.ready-to-collect': staffOrderMessages.changeReady,
  'order.collected': staffOrderMessages.changeCollected,
  'order.sent-back': staffOrderMessages.changeSentBack,
  'order.sent': staffOrderMessages.changeSent,
  'order.cancelled': staffOrderMessages.changeCancelled,
  'order.lines-cancelled': staffOrderMessages.changeLinesCancelled,
  'order.refunded': staffOrderMessages.changeRefunded,
  'order.noted': staffOrderMessages.changeNoted,
} as const satisfies Partial<Record<AuditAction, () => string>>
type Change = keyof typeof CHANGES

/** Says who changed an order last, what they did and when, for an employee with an outdated view. */
export async function changedText(executor: Executor, number: string): Promise<string> {
  const last = await readLastChange(executor, { type: 'order', id: number }, Object.keys(CHANGES))
  if (!last) return staffOrderMessages.changed()
  const who = await nameOf(executor, last)
  return staffOrderMessages.changedBy({ who, what: CHANGES[last.action as Change](), at: dateTimeText(last.at) })
}

type By = Pick<AuditRow, 'actorKind' | 'actorId'>

async function nameOf(executor: Executor, { actorKind, actorId }: By): Promise<string> {
  if (actorKind === 'customer') return staffOrderMessages.changeByCustomer()
  if (actorKind !== 'staff') return staffOrderMessages.changeBySystem()
  const employee = actorId ?? ''
  const [storeId, employeeNumber = ''] = employee.split('/')
  const name = await findStaffName(executor, { storeId: Number(storeId), employeeNumber })
  return name !== null
    ? staffOrderMessages.changeByStaff({ name, employee })
    : staffOrderMessages.changeByEmployee({ employee })
}
