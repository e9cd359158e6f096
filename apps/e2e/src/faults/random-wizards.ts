import { isFailure } from '@klarsikt/contract/client'
import { BOOKING_HORIZON_DAYS } from '@klarsikt/core/booking'
import { addDays, stockholmDate } from '@klarsikt/core/calendar'
import type { Buyer } from '../harness/buyer.js'
import { checkTimes, EXAM, personOf, type Slot, slotsOf } from './booking/visits.js'
import { check, type Drill, type Field, parallel } from './drill.js'
import { createRandom, DRILL_SEED, type Random } from './random.js'

const STORES = 3
/** Bookable times in each store: so few that visitors compete for them. */
const SLOTS_A_STORE = 12
const FIRST_DAY = 30
const MOST_STEPS = 8
const WIZARDS = { full: 10_000, reduced: 150 } as const

type Time = Slot & { readonly storeId: number }
type Tally = { booked: number; taken: number; expired: number; left: number }

/** R7: random visitors in the wizard, in parallel and for few times, leave no hold that blocks a time, and book no visit twice. */
export const randomWizards: Drill = {
  id: 'R7b',
  title: 'random wizards',
  async run(field, size) {
    const times = await fewTimes(field.buyer())
    const tally: Tally = { booked: 0, taken: 0, expired: 0, left: 0 }
    await parallel(WIZARDS[size], 20, (index) =>
      new Wizard(field, times, tally, createRandom(DRILL_SEED + index)).walk(),
    )
    await checkTimes(field.postgres.pool, 'after the walks')
    await checkHolds(field)
    await takeEveryTime(field, times)
    check(
      tally.booked > 0 && tally.taken > 0 && tally.expired > 0,
      `not every way was walked: ${JSON.stringify(tally)}`,
    )
    return `${WIZARDS[size]} walks, ${tally.booked} booked and cancelled, ${tally.taken} met a taken time, ${tally.expired} a hold that ran out, ${tally.left} left; every time was free afterwards`
  },
}

async function fewTimes(buyer: Buyer): Promise<readonly [Time, ...Time[]]> {
  const from = addDays(stockholmDate(new Date()), FIRST_DAY)
  const days = { from, to: addDays(from, BOOKING_HORIZON_DAYS) }
  const open = await buyer.client.getNextFree({ query: EXAM })
  if (isFailure(open)) throw new Error(open.error.code)
  const all = await Promise.all(
    open.stores.slice(0, STORES).map(async ({ storeId }) => {
      const slots = await slotsOf(buyer, storeId, days)
      return slots.slice(0, SLOTS_A_STORE).map((slot) => ({ ...slot, storeId }))
    }),
  )
  const [first, ...others] = all.flat()
  check(first !== undefined && others.length === STORES * SLOTS_A_STORE - 1, 'too few free times')
  return [first, ...others]
}

/** A visitor who holds at most one time and acts at random until the visit is booked or given up. */
class Wizard {
  readonly #field: Field
  readonly #times: readonly [Time, ...Time[]]
  readonly #tally: Tally
  readonly #random: Random
  readonly #buyer: Buyer
  readonly #person: ReturnType<typeof personOf>
  #hold: { readonly holdId: string; readonly time: Time; readonly hasRunOut: boolean } | null = null

  constructor(field: Field, times: readonly [Time, ...Time[]], tally: Tally, random: Random) {
    this.#field = field
    this.#times = times
    this.#tally = tally
    this.#random = random
    this.#buyer = field.buyer()
    this.#person = personOf(this.#buyer)
  }

  async walk(): Promise<void> {
    // Two parallel calls would start a session each.
    await this.#buyer.client.getShopper()
    for (let step = 0; step < MOST_STEPS; step++) {
      const act = this.#random.pick([
        'choose',
        'choose',
        'back',
        'reload',
        'expire',
        'book',
        'book',
        'book twice',
        'leave',
      ])
      if (act === 'choose') await this.#choose()
      if (act === 'back') await this.#back()
      if (act === 'reload') await this.#reload()
      if (act === 'expire') await this.#expire()
      if (act === 'leave') break
      if (act.startsWith('book') && (await this.#book(act === 'book twice'))) return
    }
    this.#tally.left += 1
    // Leaving the wizard releases the time; closing the browser cannot.
    if (this.#random.below(2) === 0) await this.#back()
  }

  #anyTime(): Time {
    return this.#random.pick(this.#times)
  }

  async #reload(): Promise<void> {
    const { storeId, start } = this.#anyTime()
    const day = stockholmDate(start)
    await slotsOf(this.#buyer, storeId, { from: day, to: day })
  }

  async #choose(): Promise<void> {
    const time = this.#anyTime()
    const held = await this.#buyer.client.holdSlot({ body: { ...EXAM, ...time } })
    if (isFailure(held)) this.#expectTaken(held.error.code)
    // Choosing another time releases the earlier one, even when the new one is taken.
    this.#hold = isFailure(held) ? null : { holdId: held.holdId, time, hasRunOut: false }
  }

  async #back(): Promise<void> {
    if (!this.#hold) return
    const released = await this.#buyer.client.releaseHold({ params: { holdId: this.#hold.holdId } })
    if (isFailure(released)) throw new Error(`a hold was not given back: ${released.error.code}`)
    this.#hold = null
  }

  /** Ten minutes pass, and the hold expires without the wizard noticing. */
  async #expire(): Promise<void> {
    if (!this.#hold) return
    this.#tally.expired += 1
    await this.#field.postgres.pool.query(
      `update taken_time set held_until = now() - interval '1 second' where id = $1`,
      [this.#hold.holdId],
    )
    this.#hold = { ...this.#hold, hasRunOut: true }
  }

  async #book(twice: boolean): Promise<boolean> {
    const time = this.#hold?.time ?? this.#anyTime()
    const body = { ...EXAM, ...time, ...this.#person, holdId: this.#hold?.holdId ?? null }
    const calls = Array.from({ length: twice ? 2 : 1 }, () => this.#buyer.client.createBooking({ body }))
    const answers = await Promise.all(calls)
    const refused = answers.filter(isFailure)
    for (const { error } of refused) this.#expectTaken(error.code)
    // Without a valid hold, another visitor may take the time between two clicks.
    check(refused.length === 0 || !this.#hold || this.#hold.hasRunOut, 'a time that was held was refused')
    const booked = answers.filter((answer) => !isFailure(answer))
    if (booked.length === 0) return false
    const ids = new Set(booked.map(({ booking }) => booking.id))
    check(ids.size === 1, 'two presses booked two visits')
    this.#tally.booked += 1
    const [id = ''] = ids
    const cancelled = await this.#buyer.client.cancelBooking({ params: { id }, body: {} })
    if (isFailure(cancelled)) throw new Error(`a visit was not cancelled: ${cancelled.error.code}`)
    return true
  }

  #expectTaken(code: string): void {
    check(code === 'booking.slot-taken', `refused as ${code}`)
    this.#tally.taken += 1
  }
}

/** A session holds at most one time, and every hold expires. */
async function checkHolds({ postgres }: Field): Promise<void> {
  const { rows } = await postgres.pool.query(
    `select held_by from taken_time where booking_id is null group by held_by having count(*) > 1
     union all
     select id from taken_time where booking_id is null and (held_until is null or held_until > now() + interval '11 minutes')`,
  )
  check(rows.length === 0, `${rows.length} holds too many, or without an end`)
}

/** After the holds of the visitors who left have expired, every time can be booked again. */
async function takeEveryTime({ postgres, buyer }: Field, times: readonly Time[]): Promise<void> {
  await postgres.pool.query(`update taken_time set held_until = now() - interval '1 second' where booking_id is null`)
  for (const time of times) {
    const visitor = buyer()
    const held = await visitor.client.holdSlot({ body: { ...EXAM, ...time } })
    if (isFailure(held)) throw new Error(`a time stayed taken: ${JSON.stringify(held.error)}`)
    await visitor.client.releaseHold({ params: { holdId: held.holdId } })
  }
  const stores = [...new Set(times.map(({ storeId }) => storeId))]
  const { rows } = await postgres.pool.query(
    'select id from taken_time where booking_id is null and store_id = any($1)',
    [stores],
  )
  check(rows.length === 0, `${rows.length} holds were left`)
}
