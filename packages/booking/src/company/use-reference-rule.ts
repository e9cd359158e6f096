import type { ShopClient } from '@klarsikt/contract/client'
import type { ReferenceRule } from '@klarsikt/core/b2b'
import { parseOrganisationNumber } from '@klarsikt/core/identity'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { findReferenceRule } from './find-reference-rule.js'

/**
 * How the company that is typed writes its references by its agreement, asked for as soon as its number is whole. Null where there is
 * no agreement, and while nothing is known: the backend holds the reference against the agreement in any case.
 */
export function useReferenceRule(
  form: RefObject<HTMLFormElement | null>,
  client: () => ShopClient,
  known: ReferenceRule | null,
): { readonly rule: ReferenceRule | null; readonly lookUp: () => void } {
  const [rule, setRule] = useState(known)
  const current = useRef('')
  const lookUp = useCallback(async () => {
    const field = form.current?.elements.namedItem('organisationNumber')
    const number = parseOrganisationNumber(field instanceof HTMLInputElement ? field.value : '')
    const next = number.ok ? number.value : ''
    if (next === current.current) return
    current.current = next
    const agreed = next === '' ? null : await findReferenceRule(client(), next)
    // Another number may have been typed meanwhile.
    if (current.current === next) setRule(agreed)
  }, [form, client])
  useEffect(() => void lookUp(), [lookUp])
  return { rule, lookUp: () => void lookUp() }
}
