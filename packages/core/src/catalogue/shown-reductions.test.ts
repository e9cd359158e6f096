import { expect, it } from 'vitest'
import { ore } from '../money/index.js'
import { shownReductions } from './index.js'

const NONE = { isCampaign: false, lowest30: null, coupon: null, couponLowest30: null }

it.each([
  ['nothing', NONE, null, null],
  ['a campaign', { ...NONE, isCampaign: true, lowest30: ore(900) }, null, ore(900)],
  ['a campaign that is over', { ...NONE, lowest30: ore(900) }, null, null],
  ['a code', { ...NONE, coupon: ore(800), couponLowest30: ore(1_000) }, ore(800), ore(1_000)],
  ['a code of which no earlier price is known', { ...NONE, coupon: ore(800) }, null, null],
  ['a code that is no reduction', { ...NONE, coupon: ore(950), couponLowest30: ore(900) }, null, null],
  [
    'a code beside a campaign',
    { isCampaign: true, lowest30: ore(900), coupon: ore(700), couponLowest30: ore(1_000) },
    ore(700),
    ore(900),
  ],
] as const)('shows %s with the lowest price of 30 days, or not at all', (_name, known, coupon, lowestPrice30) => {
  expect(shownReductions(known)).toEqual({ coupon, lowestPrice30 })
})
