import { useEffect } from 'react'
import { forget, recall, remember } from './session-memory.js'

const KEY = 'checkout-customer'

/** Keeps the input in this tab until the server has stored it. */
export function keepTyped(form: HTMLFormElement): void {
  remember(
    KEY,
    Object.fromEntries(
      inputsOf(form).map(({ name, type, checked, value }) => [name, type === 'checkbox' ? checked : value]),
    ),
  )
}

/** Forgets the input after the server has stored it or it became an order. */
export function forgetTyped(): void {
  forget(KEY)
}

/** Restores the input after a reload, where the server has not stored it. */
export function useTypedDraft(form: { readonly current: HTMLFormElement | null }): void {
  useEffect(() => {
    const draft = recall(KEY)
    if (typeof draft !== 'object' || draft === null || !form.current) return
    const typed = new Map<string, unknown>(Object.entries(draft))
    for (const input of inputsOf(form.current)) {
      const value = typed.get(input.name)
      if (typeof value === 'boolean') input.checked = value
      else if (typeof value === 'string' && value !== '' && input.value === input.defaultValue) input.value = value
    }
  }, [form])
}

function inputsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter((element) => element instanceof HTMLInputElement)
}
