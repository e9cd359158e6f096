import {
  BOOKING_HORIZON_DAYS,
  CANCELLATION_FEE,
  EXAM_PRICE,
  FREE_CANCELLATION_HOURS,
  MEMBER_EXAM_PRICE,
  SLOT_HOLD_MINUTES,
} from '@klarsikt/core/booking'
import { CART_LINE_MAXIMUM } from '@klarsikt/core/cart'
import { WITHDRAWAL_DAYS } from '@klarsikt/core/catalogue'
import { FREE_SHIPPING_LIMIT } from '@klarsikt/core/delivery'
import { EXCHANGE_RIGHT_DAYS } from '@klarsikt/core/friends'
import { formatOre } from '@klarsikt/core/money'
import { PRESCRIPTION_VALIDITY_MONTHS, SAVED_PRESCRIPTIONS_MAXIMUM } from '@klarsikt/core/prescription'
import { SEARCH_MINIMUM_LENGTH, SEARCH_OVERLAY_SIZE } from '@klarsikt/core/search'

interface FlowStep {
  readonly title: string
  /** The story that shows the screen. */
  readonly story: string
  /** The rules that apply to this screen. */
  readonly rules: readonly string[]
}

export interface ShopFlow {
  readonly title: string
  readonly steps: readonly FlowStep[]
}

const [SHORT_RETURN_DAYS, LONG_RETURN_DAYS] = WITHDRAWAL_DAYS

/** The tasks of a customer, screen by screen. Numbers come from core. */
export const FLOWS = {
  finding: {
    title: 'Finding',
    steps: [
      {
        title: 'Arrive',
        story: 'pages-home--start-page',
        rules: ['One promise, then the ways in: by kind, by brand, by store.', 'Nothing moves by itself.'],
      },
      {
        title: 'Look through',
        story: 'pages-category--results',
        rules: [
          'Every card has picture, name, price and whether it is in stock.',
          'A filter that would leave nothing says so before it is pressed.',
        ],
      },
      {
        title: 'Search',
        story: 'pages-search--overlay',
        rules: [
          `Suggestions come from ${SEARCH_MINIMUM_LENGTH} letters on, ${SEARCH_OVERLAY_SIZE} goods at most.`,
          'Arrow keys choose, Escape closes, what was typed is kept.',
        ],
      },
      {
        title: 'Find nothing',
        story: 'pages-search--nothing-found',
        rules: ['Say why, and offer a way out: another spelling, a category, a store.'],
      },
      {
        title: 'Decide',
        story: 'pages-product--frame',
        rules: [
          'The measures are drawn from the same geometry as the picture.',
          'The right of return is by the button.',
        ],
      },
    ],
  },
  'choosing-lenses': {
    title: 'Choosing lenses',
    steps: [
      {
        title: 'What they are for',
        story: 'pages-lens-studio--use',
        rules: ['Begin with life, not with optics: reading, driving, screen, everything.'],
      },
      {
        title: 'Strength',
        story: 'pages-lens-studio--prescription',
        rules: ['A prescription can wait: the frame and the choice are kept.'],
      },
      {
        title: 'Thickness',
        story: 'pages-lens-studio--thickness',
        rules: ['What the strength needs comes first, with the reason and the price.'],
      },
      {
        title: 'Treatment',
        story: 'pages-lens-studio--treatment',
        rules: ['Nothing is chosen that costs, unless the customer chose it.'],
      },
      {
        title: 'Summary',
        story: 'pages-lens-studio--summary',
        rules: ['Every line with its price; each can be changed without losing the others.'],
      },
    ],
  },
  prescription: {
    title: 'Prescription',
    steps: [
      {
        title: 'Empty form',
        story: 'commerce-prescription-form--empty',
        rules: [
          'The axis is locked until there is a cylinder.',
          'Comma and point are both read; the sign is always shown.',
        ],
      },
      {
        title: 'Help to read it',
        story: 'commerce-prescription-form--reading-help',
        rules: ['Terms as on the paper, explained beside it: sfär, cylinder, axel, addition, PD.'],
      },
      {
        title: 'Something is wrong',
        story: 'commerce-prescription-form--wrong',
        rules: ['Say what, where and how to mend it. Nothing that was typed is lost.'],
      },
      {
        title: 'Saved ones',
        story: 'account-prescriptions--opened',
        rules: [
          `At most ${SAVED_PRESCRIPTIONS_MAXIMUM}, each valid for ${PRESCRIPTION_VALIDITY_MONTHS} months from its day.`,
          'Strengths are hidden until they are asked for.',
        ],
      },
    ],
  },
  paying: {
    title: 'Paying',
    steps: [
      {
        title: 'Cart',
        story: 'pages-cart--filled',
        rules: [
          `Freight is free from ${formatOre(FREE_SHIPPING_LIMIT)}; at most ${CART_LINE_MAXIMUM} of a kind.`,
          'Removing can be undone and asks nothing.',
        ],
      },
      {
        title: 'Who and where',
        story: 'pages-checkout--customer-step',
        rules: ['The postal code fills in the city.', 'No account is needed.'],
      },
      {
        title: 'Delivery',
        story: 'pages-checkout--delivery-step',
        rules: ['A day and a price for each way; the cheapest in time is chosen beforehand.'],
      },
      {
        title: 'Payment',
        story: 'pages-checkout--payment-step',
        rules: ['Direct payment stands first. Credit is never chosen beforehand.'],
      },
      {
        title: 'The bank says no',
        story: 'pages-checkout--payment-declined',
        rules: ['Say that nothing was drawn, and offer another way. The order is kept.'],
      },
      {
        title: 'Done',
        story: 'pages-checkout--order-confirmed',
        rules: ['What happens next and when, the number, and a way to print.'],
      },
    ],
  },
  returning: {
    title: 'Returning',
    steps: [
      {
        title: 'The order',
        story: 'account-order--sent',
        rules: [
          `Return within ${SHORT_RETURN_DAYS} days, ${LONG_RETURN_DAYS} where the goods promise it; members exchange within ${EXCHANGE_RIGHT_DAYS}.`,
        ],
      },
      {
        title: 'What and why',
        story: 'account-return--choice',
        rules: ['Piece by piece, with a reason. What the money will be is said before sending.'],
      },
      {
        title: 'Registered',
        story: 'account-return--registered',
        rules: ['A label to print and a day by which to send it.'],
      },
      {
        title: 'Paid back',
        story: 'account-return--paid-back',
        rules: ['The sum, what it is made of, and where it went.'],
      },
      {
        title: 'Too late',
        story: 'account-return--nothing-left',
        rules: ['Say which day it ended, and what the store can still do.'],
      },
    ],
  },
  booking: {
    title: 'Booking',
    steps: [
      {
        title: 'Which examination',
        story: 'booking-wizard--exam',
        rules: [`An examination costs ${formatOre(EXAM_PRICE)}, for members ${formatOre(MEMBER_EXAM_PRICE)}.`],
      },
      {
        title: 'Where',
        story: 'booking-wizard--store',
        rules: ['Nearest first if the customer shares the place, else by name.'],
      },
      {
        title: 'When',
        story: 'booking-wizard--time',
        rules: [
          `Times up to ${BOOKING_HORIZON_DAYS} days ahead. A chosen one is held for ${SLOT_HOLD_MINUTES} minutes.`,
        ],
      },
      {
        title: 'Somebody was faster',
        story: 'booking-wizard--time-taken',
        rules: ['Keep everything else, and show the nearest times that are left.'],
      },
      {
        title: 'Who comes',
        story: 'booking-wizard--details',
        rules: ['Only what the store needs. For a child also who brings it.'],
      },
      {
        title: 'Booked',
        story: 'booking-booking--just-booked',
        rules: [
          `Free to change until ${FREE_CANCELLATION_HOURS} hours before; then ${formatOre(CANCELLATION_FEE)}. Said before confirming, too.`,
        ],
      },
    ],
  },
  account: {
    title: 'Account',
    steps: [
      {
        title: 'Log in',
        story: 'account-login-by-bankid--offered',
        rules: ['BankID first, password beside it. The way back leads to where one came from.'],
      },
      {
        title: 'Home',
        story: 'account-home--under-way',
        rules: ['What is under way first: an order, a visit, a delivery of lenses.'],
      },
      {
        title: 'Orders',
        story: 'account-orders--some',
        rules: ['Newest first, each with its state in words and what can be done.'],
      },
      {
        title: 'Subscriptions',
        story: 'account-subscriptions--every-state',
        rules: ['The next day and sum are always shown. Pausing and ending are as easy as beginning.'],
      },
      {
        title: 'Privacy',
        story: 'account-privacy--ready',
        rules: ['A copy of everything, and erasing, without writing to anybody.'],
      },
    ],
  },
} as const satisfies Readonly<Record<string, ShopFlow>>

export type FlowName = keyof typeof FLOWS
