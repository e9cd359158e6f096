import type { Executor } from '@klarsikt/server/database'
import { examiner, examRoom } from '../tables.js'

const DAY = [
  { from: '09:00', until: '12:00' },
  { from: '13:00', until: '17:00' },
]
export const WEEK = [DAY, DAY, DAY, DAY, DAY, [], []]

/**
 * Two examiners in store 1 and one in store 2. Ada of store 1 sees children and fits lenses, Bo tests hearing. The
 * store has one room for eyes and one for ears.
 */
export async function addExaminers({ orm }: Executor): Promise<void> {
  await orm.insert(examiner).values([
    { id: 'ada', storeId: 1, name: 'Ada Alm', skills: ['sight', 'lenses', 'children'], plan: { week: WEEK } },
    { id: 'bo', storeId: 1, name: 'Bo Berg', skills: ['sight', 'hearing'], plan: { week: WEEK } },
    { id: 'cid', storeId: 2, name: 'Cid Carl', skills: ['sight'], plan: { week: WEEK } },
  ])
  await orm.insert(examRoom).values([
    { id: 'room-1', storeId: 1, kinds: ['visual'] },
    { id: 'room-2', storeId: 1, kinds: ['auditory'] },
    { id: 'room-3', storeId: 2, kinds: ['visual'] },
  ])
}
