import { describe, expect, it } from 'vitest'
import { pastDoors } from './check-doors.ts'

const check = (imports: Record<string, readonly string[]>) =>
  pastDoors('src', new Map(Object.entries(imports).map(([file, targets]) => [file, new Set(targets)])))

describe('the doors of groups', () => {
  it('lets a group import from itself and from the doors of others', () => {
    const place = 'groups/order/order/place.ts'
    expect(check({ [place]: ['groups/order/return/lines.ts', 'groups/money/index.ts', 'context.ts'] })).toEqual([])
  })

  it('finds an import past a door, from a group and from outside', () => {
    const settle = 'groups/money/payment/settle.ts'
    expect(check({ 'groups/order/order/place.ts': [settle] })).toEqual([
      'src: groups/order/order/place.ts imports groups/money/payment/settle.ts. Other groups ask the door, groups/money/index.ts.',
    ])
    expect(check({ 'admin/refund.ts': [settle] })).toHaveLength(1)
  })

  it('finds a verb that reads the tables of another group', () => {
    const tables = 'groups/catalogue/store/tables.ts'
    expect(check({ 'groups/visit/booking/create.ts': [tables] })).toHaveLength(1)
    expect(check({ 'groups/visit/booking/tables.ts': [tables] })).toEqual([])
  })

  it('lets tables refer to tables, and the files that join the groups import anything', () => {
    const tables = 'groups/person/customer/tables.ts'
    expect(
      check({ 'groups/order/order/tables.ts': [tables], 'groups/order/order/pick-up-tables.ts': [tables] }),
    ).toEqual([])
    expect(check({ 'seed/seed-staff.ts': ['groups/catalogue/store/tables.ts'] })).toEqual([])
    expect(check({ 'modules.ts': ['groups/order/order/module.ts'] })).toEqual([])
  })
})
