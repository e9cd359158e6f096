import { expect, it } from 'vitest'
import { pageOfQueue } from './queues.js'

it.each([
  // [requested page, orders] -> [page, pages, offset]
  [1, 0, 1, 1, 0],
  [1, 50, 1, 1, 0],
  [2, 51, 2, 2, 50],
  [3, 101, 3, 3, 100],
  // Others have handled orders meanwhile, so the requested page no longer exists.
  [3, 70, 2, 2, 50],
])('shows page %i of a queue of %i as %i of %i', (asked, count, page, pages, offset) => {
  expect(pageOfQueue(asked, count)).toEqual({ page, pages, rows: { limit: 50, offset } })
})
