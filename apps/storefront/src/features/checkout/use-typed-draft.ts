import { useEffect } from 'react'
import { forget, recall, remember } from './session-memory.js'

const KEY = 'checkout-customer'

/** Keeps what is typed in this tab until the server has it. */
export function keepTyped(form: HTMLFormElement): void {
  remember(
    KEY,
    Object.fromEntries(
      inputsOf(form).map(({ name, type, checked, value }) => [name, type === 'checkbox' ? checked : value]),
    ),
  )
}

/** The server has it, or it has become an order. */
export function forgetTyped(): void {
  forget(KEY)
}

/** Puts back what was typed before a reload, where the server did not get it. */
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
