import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { URGENCY, type Wish } from './task.js'
import { WaitingLine } from './waiting-line.js'

const asked = (): Wish => ({ urgency: URGENCY.asked })
const ahead = (): Wish => ({ urgency: URGENCY.ahead })

function served<T>(line: WaitingLine<T>, quiet = true): T[] {
  const out: T[] = []
  for (let next = line.take(quiet); next !== undefined; next = line.take(quiet)) out.push(next)
  return out
}

describe('waiting line', () => {
  it('serves the newest page first, each page in its own order', () => {
    let now = 0
    const line = new WaitingLine<string>(() => now)
    for (const name of ['old 1', 'old 2']) line.join(name, asked())
    now = 5000
    for (const name of ['new 1', 'new 2']) line.join(name, asked())
    expect(served(line)).toEqual(['new 1', 'new 2', 'old 1', 'old 2'])
  })

  it('serves what was asked for before what is drawn ahead, and what is half done before both', () => {
    const line = new WaitingLine<string>()
    line.join('ahead', ahead())
    line.join('asked', asked())
    line.join('half done', { urgency: URGENCY.underWay })
    expect(served(line)).toEqual(['half done', 'asked', 'ahead'])
  })

  it('draws ahead only while nothing else is going on', () => {
    const line = new WaitingLine<string>()
    line.join('ahead', ahead())
    expect(line.take(false)).toBeUndefined()
    expect(line.take(true)).toBe('ahead')
  })

  it('moves up what somebody now waits for', () => {
    const line = new WaitingLine<string>()
    const wish = ahead()
    line.join('ahead', ahead())
    line.join('wanted after all', wish)
    wish.urgency = URGENCY.asked
    expect(line.take(false)).toBe('wanted after all')
  })

  it('serves everybody who stays exactly once', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ urgency: fc.constantFrom(...Object.values(URGENCY)), wait: fc.nat(600), leaves: fc.boolean() }),
        ),
        (people) => {
          let now = 0
          const line = new WaitingLine<number>(() => now)
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
