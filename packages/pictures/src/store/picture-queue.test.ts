import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PictureQueue } from './picture-queue.js'
import { URGENCY, type Priority } from './task.js'

const asked = (): Priority => ({ urgency: URGENCY.asked })
const ahead = (): Priority => ({ urgency: URGENCY.ahead })

function served<T>(line: PictureQueue<T>, quiet = true): T[] {
  const out: T[] = []
  for (let next = line.take(quiet); next !== undefined; next = line.take(quiet)) out.push(next)
  return out
}

describe('waiting line', () => {
  it('serves the newest page first, each page in its own order', () => {
    let now = 0
    const line = new PictureQueue<string>(() => now)
    for (const name of ['old 1', 'old 2']) line.join(name, asked())
    now = 5000
    for (const name of ['new 1', 'new 2']) line.join(name, asked())
    expect(served(line)).toEqual(['new 1', 'new 2', 'old 1', 'old 2'])
  })

  it('serves what was asked for before what is drawn ahead, and what is half done before both', () => {
    const line = new PictureQueue<string>()
    line.join('ahead', ahead())
    line.join('asked', asked())
    line.join('half done', { urgency: URGENCY.underWay })
    expect(served(line)).toEqual(['half done', 'asked', 'ahead'])
  })

  it('draws ahead only while nothing else is going on', () => {
    const line = new PictureQueue<string>()
    line.join('ahead', ahead())
    expect(line.take(false)).toBeUndefined()
    expect(line.take(true)).toBe('ahead')
  })

  it('moves up what is now requested', () => {
    const line = new PictureQueue<string>()
    const priority = ahead()
    line.join('ahead', ahead())
    line.join('requested later', priority)
    priority.urgency = URGENCY.asked
    expect(line.take(false)).toBe('requested later')
  })

  it('serves everybody who stays exactly once', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ urgency: fc.constantFrom(...Object.values(URGENCY)), wait: fc.nat(600), leaves: fc.boolean() }),
        ),
        (people) => {
          let now = 0
          const line = new PictureQueue<number>(() => now)
          people.forEach(({ urgency, wait }, i) => {
            now += wait
            line.join(i, { urgency })
          })
          const stays = people.flatMap(({ leaves }, i) => (leaves ? (expect(line.leave(i)).toBe(true), []) : [i]))
          const order = served(line)
          expect(order.toSorted((a, b) => a - b)).toEqual(stays)
          expect(order.map((i) => people[i]!.urgency)).toEqual(
            stays.map((i) => people[i]!.urgency).toSorted((a, b) => b - a),
          )
        },
      ),
    )
  })
})
