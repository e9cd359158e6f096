import { describe, expect, it } from 'vitest'
import {
  actionTo,
  awaitsDay,
  type HandledOrder,
  isParcel,
  mayCancelLines,
  noteProblem,
  ORDER_QUEUES,
  ORDER_STATES,
  orderActions,
} from './index.js'
import { isInQueue } from './queues.js'

const line = { position: 0, parentPosition: null, state: 'Control', madeToOrder: false } as const
const handled: HandledOrder = { state: 'handled', isGround: true, lines: [line], refundable: 0 }
const controlled: HandledOrder = { ...handled, state: 'controlled', lines: [{ ...line, state: 'Controlled' }] }
const sent: HandledOrder = { ...handled, state: 'sent', lines: [{ ...line, state: 'Delivered' }], refundable: 100 }

describe('the queues of staff', () => {
  it('hold every order that is open, each in one queue, and no other', () => {
    const queues = Object.keys(ORDER_QUEUES) as (keyof typeof ORDER_QUEUES)[]
    const where = ORDER_STATES.flatMap((state) =>
      [true, false].map((isGround) => [
        `${state} ${isGround}`,
        queues.filter((queue) => isInQueue(queue, { state, isGround })),
      ]),
    )
    expect(Object.fromEntries(where)).toEqual({
      'handled true': ['control'],
      'handled false': ['control'],
      'controlled true': ['send'],
      'controlled false': ['grind'],
      'paused true': ['paused'],
      'paused false': ['paused'],
      'sent true': [],
      'sent false': [],
      'cancelled true': [],
      'cancelled false': [],
    })
  })
})

it('waits in a queue of its own while strengths are missing, and is not controlled', () => {
  const waiting: HandledOrder = { ...handled, awaitsPrescription: true }
  expect([isInQueue('control', waiting), isInQueue('prescription', waiting)]).toEqual([false, true])
  expect(orderActions(waiting, 'store-manager')).not.toContain('control')
  expect(orderActions(waiting, 'store-manager')).toContain('cancel')
  expect(orderActions(handled, 'store-manager')).toContain('control')
})

it('waits in a queue of its own until the day on which it may leave, and is not controlled', () => {
  const later: HandledOrder = { ...handled, awaitsDay: true }
  expect([isInQueue('control', later), isInQueue('later', later)]).toEqual([false, true])
  expect(orderActions(later, 'store-manager')).not.toContain('control')
  expect(orderActions(later, 'store-manager')).toContain('cancel')
  const days = ['2026-12-01', '2026-12-02', '2026-12-03'] as const
  expect(days.map((today) => awaitsDay({ sendFrom: '2026-12-02' }, today))).toEqual([true, false, false])
  expect(awaitsDay({ sendFrom: null }, '2026-12-01')).toBe(false)
})

it('waits apart once it is laid out in a store, and is handed over instead of sent', () => {
  const waiting: HandledOrder = { ...controlled, pickUp: 'waiting' }
  const ready: HandledOrder = { ...controlled, pickUp: 'ready' }
  expect([isInQueue('send', waiting), isInQueue('collect', waiting)]).toEqual([true, false])
  expect([isInQueue('send', ready), isInQueue('collect', ready)]).toEqual([false, true])
  expect(orderActions(waiting, 'store-manager')).toContain('ready')
  expect(orderActions(ready, 'store-manager')).toContain('collect')
  for (const one of [waiting, ready]) expect(orderActions(one, 'store-manager')).not.toContain('send')
  expect(orderActions({ ...handled, pickUp: 'waiting' }, 'store-manager')).not.toContain('ready')
})

it('is taken in by the store where the warehouse sends it, handed over, or sent back after its last day', () => {
  const coming: HandledOrder = { ...sent, pickUp: 'coming' }
  const queuesOf = (order: HandledOrder) =>
    (Object.keys(ORDER_QUEUES) as (keyof typeof ORDER_QUEUES)[]).filter((queue) => isInQueue(queue, order))
  expect([queuesOf(coming), orderActions(coming, 'store-manager')]).toEqual([['arrive'], ['ready', 'refund', 'note']])
  const ready: HandledOrder = { ...sent, pickUp: 'ready' }
  expect([queuesOf(ready), orderActions(ready, 'store-manager')]).toEqual([['collect'], ['collect', 'refund', 'note']])
  const lapsed: HandledOrder = { ...sent, pickUp: 'lapsed' }
  expect([queuesOf(lapsed), orderActions(lapsed, 'store-manager')]).toEqual([
    ['collect'],
    ['collect', 'send-back', 'refund', 'note'],
  ])
  const ended: HandledOrder = { ...sent, pickUp: 'ended' }
  expect([queuesOf(ended), orderActions(ended, 'store-manager')]).toEqual([[], ['refund', 'note']])
})

it('is brought to a state by one action, and out of a pause to where it was [ORD-002, ORD-006]', () => {
  const ways = ORDER_STATES.map((to) => [
    to,
    actionTo(to, { state: 'handled', pausedFrom: null }),
    actionTo(to, { state: 'paused', pausedFrom: 'handled' }),
    actionTo(to, { state: 'paused', pausedFrom: 'controlled' }),
  ])
  expect(ways).toEqual([
    ['handled', null, 'resume', null],
    ['controlled', 'control', 'control', 'resume'],
    ['paused', 'pause', 'pause', 'pause'],
    ['sent', 'send', 'send', 'send'],
    ['cancelled', 'cancel', 'cancel', 'cancel'],
  ])
})

describe('what may be done with an order', () => {
  it('follows from its state for the staff of a store [ORD-006]', () => {
    expect(orderActions(handled, 'store-manager')).toEqual(['control', 'pause', 'cancel', 'note'])
    expect(orderActions(controlled, 'store-manager')).toEqual(['send', 'pause', 'cancel', 'note'])
    expect(orderActions({ ...handled, state: 'paused' }, 'store-manager')).toEqual(['resume', 'cancel', 'note'])
    expect(orderActions(sent, 'store-manager')).toEqual(['refund', 'note'])
    expect(orderActions({ ...sent, refundable: 0 }, 'store-manager')).toEqual(['note'])
    expect(orderActions({ ...handled, state: 'cancelled' }, 'store-manager')).toEqual(['note'])
  })

  it('is nothing for a visitor or a manager, and cancelling before the control for a customer', () => {
    for (const kind of ['visitor', 'manager', 'webhook', 'system'] as const)
      for (const order of [handled, controlled, sent]) expect(orderActions(order, kind)).toEqual([])
    expect(orderActions(handled, 'customer')).toEqual(['cancel'])
    expect(orderActions(controlled, 'customer')).toEqual([])
  })

  it('waits for glasses to be ground, and refuses to cancel what has left in part', () => {
    const glasses: HandledOrder = {
      ...controlled,
      isGround: false,
      lines: [{ ...line, state: 'Controlled', madeToOrder: true }],
    }
    expect(orderActions(glasses, 'store-manager')).toEqual(['grind', 'pause', 'cancel', 'note'])
    const part: HandledOrder = { ...glasses, lines: [...glasses.lines, { ...line, position: 1, state: 'Delivered' }] }
    expect(orderActions(part, 'store-manager')).toEqual(['grind', 'pause', 'cancel-lines', 'note'])
  })
})

describe('lines that are cancelled', () => {
  const lines = [
    line,
    { ...line, position: 1, parentPosition: 0 },
    { ...line, position: 2 },
  ] satisfies HandledOrder['lines']
  const order = { ...handled, lines }
  const partSent = {
    ...controlled,
    lines: [...lines.slice(0, 2), { ...line, position: 2, state: 'Delivered' as const }],
  }

  it('are a pair or a piece, and all that is left only where a part has been sent', () => {
    expect(mayCancelLines(order, [0, 1], 'staff')).toBe(true)
    expect(mayCancelLines(order, [2], 'staff')).toBe(true)
    for (const chosen of [[], [0], [1], [9], [0, 1, 2]]) expect(mayCancelLines(order, chosen, 'staff')).toBe(false)
    expect(mayCancelLines(partSent, [0, 1], 'staff')).toBe(true)
    for (const chosen of [[2], [0, 1, 2]]) expect(mayCancelLines(partSent, chosen, 'staff')).toBe(false)
    expect(mayCancelLines({ ...order, state: 'sent' }, [2], 'staff')).toBe(false)
  })

  it('are offered to staff where there is something to choose', () => {
    expect(orderActions(order, 'store-manager')).toContain('cancel-lines')
    expect(orderActions(partSent, 'store-manager')).toContain('cancel-lines')
    expect(orderActions({ ...order, lines: lines.slice(0, 2) }, 'store-manager')).not.toContain('cancel-lines')
    expect(orderActions(order, 'customer')).toEqual(['cancel'])
  })

  it('are paid back once they have been sent', () => {
    expect(orderActions({ ...partSent, refundable: 100 }, 'store-manager')).toContain('refund')
    expect(orderActions({ ...order, refundable: 100 }, 'store-manager')).not.toContain('refund')
  })
})

describe('a parcel', () => {
  const frame = { position: 0, parentPosition: null, state: 'Controlled', madeToOrder: true } as const
  const order: HandledOrder = {
    ...controlled,
    lines: [frame, { ...frame, position: 1, parentPosition: 0 }, { ...frame, position: 2, madeToOrder: false }],
  }

  it('is a part of an order that can leave, a pair never apart', () => {
    expect(isParcel(order, [2])).toBe(true)
    expect(isParcel(order, [0, 1])).toBe(true)
    expect(isParcel(order, [0, 1, 2])).toBe(true)
    expect(isParcel(order, [0])).toBe(false)
    expect(isParcel(order, [1, 2])).toBe(false)
    expect(isParcel(order, [])).toBe(false)
    expect(isParcel(order, [7])).toBe(false)
  })

  it('holds nothing that is not ground yet', () => {
    expect(isParcel({ ...order, isGround: false }, [0, 1])).toBe(false)
    expect(isParcel({ ...order, isGround: false }, [2])).toBe(true)
  })
})

describe('a note', () => {
  it.each(['Kunden vill ha paketet efter den 3 december.', 'Kartongen är trasig, byt till 2 små.', 'KS123456789012SE'])(
    'says what happens with the order: %s',
    (text) => expect(noteProblem(text)).toBeNull(),
  )

  it.each([
    'Kunden är 19900101-2389',
    'Kund 900101-2389 ringde',
    '199001012389',
    'Höger -2,25 ska vara',
    'cyl 0,75 ändras',
    'axel: 90',
    'Har diabetes, ring först',
    'GLAUKOM',
  ])('takes nothing of a person or their eyes: %s', (text) => expect(noteProblem(text)).toBe('health'))

  it('is neither empty nor a book', () => {
    expect(noteProblem('  a ')).toBe('length')
    expect(noteProblem('a'.repeat(501))).toBe('length')
  })
})
