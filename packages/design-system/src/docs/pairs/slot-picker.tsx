import { SlotPicker } from '../../commerce/slot-picker/slot-picker.js'
import { Held } from '../right-wrong/held.js'
import type { Pair } from '../right-wrong/pair.js'

const TUESDAY = '2026-11-24'
const TIMES = ['10:00', '10:30', '11:00', '13:30', '14:00'] as const
const slot = (time: string, isTaken: boolean) => ({ start: `${TUESDAY}T${time}:00+01:00`, taken: isTaken })
const WITH_TAKEN = [{ date: TUESDAY, slots: TIMES.map((time, index) => slot(time, index % 2 === 1)) }]
const FREE_ONLY = [
  { date: TUESDAY, slots: TIMES.filter((_, index) => index % 2 === 0).map((time) => slot(time, false)) },
]
const nothing = () => {}

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'What is taken keeps its place, and no time is chosen for the visitor.',
      show: () => (
        <Held<string | null> first={null}>
          {(value, change) => (
            <SlotPicker
              name="slot-right"
              days={WITH_TAKEN}
              date={TUESDAY}
              today={TUESDAY}
              onDateChange={nothing}
              value={value}
              onChange={change}
            />
          )}
        </Held>
      ),
    },
    wrong: {
      text: 'Taken times vanish under the finger, and one is preset: a wrong visit costs.',
      show: () => (
        <SlotPicker
          name="slot-wrong"
          days={FREE_ONLY}
          date={TUESDAY}
          today={TUESDAY}
          onDateChange={nothing}
          value={`${TUESDAY}T11:00:00+01:00`}
          onChange={nothing}
        />
      ),
    },
  },
]
