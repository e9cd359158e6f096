import type { ShopClient } from '@klarsikt/contract/client'
import type { ReferenceRule } from '@klarsikt/core/company'
import { parseOrganisationNumber } from '@klarsikt/core/identity'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { findReferenceRule } from './find-reference-rule.js'

/**
 * Looks up how the typed company writes references, as soon as its number is complete. The rule is null without an
 * agreement and while it is unknown. The backend checks the reference against the agreement in any case.
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
    // The user may have typed another number during the call.
    if (current.current === next) setRule(agreed)
  }, [form, client])
  useEffect(() => void lookUp(), [lookUp])
  return { rule, lookUp: () => void lookUp() }
}
