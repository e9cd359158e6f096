import { stockholmDate } from '@klarsikt/core/calendar'
import { problemText } from '@klarsikt/core/errors'
import {
  checkGiftCardDelivery,
  type GiftCardDeliveryProblems,
  giftCardSendDates,
  type TypedGiftCardDelivery,
} from '@klarsikt/core/gift-card'
import { type FormEvent, useRef, useState } from 'react'
import { useShop } from '../../lib/shop-state.js'
import { quantityAfter, useAdd } from './use-add.js'

const FIELDS = ['email', 'sendOn', 'message'] as const
type Problems = Readonly<Partial<Record<(typeof FIELDS)[number], string>>>

const NOTHING_TYPED: TypedGiftCardDelivery = { receiver: 'buyer', email: '', message: '', sendOn: '' }

/** Holds the recipient's details, their problems, and the function that buys the gift card. */
export function useGiftCard(skuId: string) {
  const store = useShop()
  const { add, busy } = useAdd()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const [problems, setProblems] = useState<Problems>({})
  const [today] = useState(() => stockholmDate(new Date()))
  const refuse = (refused: Problems) => {
    setProblems(refused)
    const first = FIELDS.find((field) => refused[field] !== undefined)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const buy = async (event: FormEvent) => {
    event.preventDefault()
    const checked = checkGiftCardDelivery(typed, today)
    if (!checked.ok) return refuse(textsOf(checked.error))
    setProblems({})
    const isPlain = checked.value.email === null && checked.value.message === ''
    const outcome = await add(
      isPlain
        ? { call: 'updateCart', body: { skuId, quantity: quantityAfter(store, skuId, 1) } }
        : { call: 'addGiftCard', body: { skuId, ...typed } },
    )
    if (outcome?.ok) setTyped(NOTHING_TYPED)
    else if (outcome) refuse(outcome.fields)
  }
  const change = (changed: Partial<TypedGiftCardDelivery>) => setTyped((before) => ({ ...before, ...changed }))
  return { form, typed, change, problems, dates: giftCardSendDates(today), buy, busy }
}

function textsOf(problems: GiftCardDeliveryProblems): Problems {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const problem = problems[field]
      return problem ? [[field, problemText(problem)]] : []
    }),
  )
}
