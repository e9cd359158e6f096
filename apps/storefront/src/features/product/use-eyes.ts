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

/** Holds the choices of both eyes. They survive a reload of the page. */
export function useEyes(articleId: number, lenses: readonly ContactLensPrescription[]) {
  const key = `lens-choice:${articleId}`
  const [eyes, setState] = useState<BothEyes>({ right: EMPTY, left: EMPTY })
  const restore = useEffectEvent((from: string) => {
    const known = readChoice(recall(from), lenses)
    if (known) setState(known)
  })
  // It restores the choices after the first render, since the server rendered without them.
  useEffect(() => restore(key), [key])
  const setEyes = (change: (before: BothEyes) => BothEyes) => {
    const next = change(eyes)
    remember(key, next)
    setState(next)
  }
  return { eyes, setEyes, forgetChoice: () => forget(key) }
}

/** Returns the remembered choices that are still available, or null for an unknown value. */
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
