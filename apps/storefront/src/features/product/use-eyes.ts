import { CART_LINE_MAXIMUM } from '@klarsikt/core/cart'
import {
  CONTACT_LENS_FIELDS,
  type ContactLensChoice,
  type ContactLensPrescription,
  type Eye,
  EYES,
  matchingContactLenses,
} from '@klarsikt/core/prescription'
import { useEffect, useEffectEvent, useState } from 'react'
import { forget, recall, remember } from '../checkout/session-memory.js'

export interface EyeState {
  readonly chosen: ContactLensChoice
  readonly quantity: number
}
export type BothEyes = Readonly<Record<Eye, EyeState>>

const EMPTY: EyeState = { chosen: {}, quantity: 1 }

/** What is chosen for each eye; a reload of the page keeps it. */
export function useEyes(articleId: number, lenses: readonly ContactLensPrescription[]) {
  const key = `lens-choice:${articleId}`
  const [eyes, setState] = useState<BothEyes>({ right: EMPTY, left: EMPTY })
  const restore = useEffectEvent((from: string) => {
    const known = readChoice(recall(from), lenses)
    if (known) setState(known)
  })
  // After the first rendering, which the server has done without knowing any of it.
  useEffect(() => restore(key), [key])
  const setEyes = (change: (before: BothEyes) => BothEyes) => {
    const next = change(eyes)
    remember(key, next)
    setState(next)
  }
  return { eyes, setEyes, forgetChoice: () => forget(key) }
}

/** What was remembered, as far as it can still be had; null when it is nothing of ours. */
export function readChoice(value: unknown, lenses: readonly ContactLensPrescription[]): BothEyes | null {
  if (!isRecord(value)) return null
  const [right = EMPTY, left = EMPTY] = EYES.map((eye) => readEye(value[eye], lenses))
  return { right, left }
}

function readEye(value: unknown, lenses: readonly ContactLensPrescription[]): EyeState {
  if (!isRecord(value) || !isRecord(value.chosen)) return EMPTY
  const { chosen, quantity } = value
  const choice: ContactLensChoice = Object.fromEntries(
    CONTACT_LENS_FIELDS.flatMap((field) => (typeof chosen[field] === 'string' ? [[field, chosen[field]]] : [])),
  )
  if (matchingContactLenses(lenses, choice).length === 0) return EMPTY
  const isNumber = typeof quantity === 'number' && Number.isInteger(quantity)
  return { chosen: choice, quantity: isNumber ? Math.min(Math.max(quantity, 1), CART_LINE_MAXIMUM) : 1 }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
