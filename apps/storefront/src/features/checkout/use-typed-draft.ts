import { useEffect } from 'react'
import { readCustomer } from './customer-fields.js'
import { forget, recall, remember } from './session-memory.js'

const KEY = 'checkout-customer'

/** Keeps what is typed in this tab until the server has it. */
export function keepTyped(form: HTMLFormElement): void {
  remember(KEY, readCustomer(new FormData(form)))
}

/** The server has it, or it has become an order. */
export function forgetTyped(): void {
  forget(KEY)
}

/** Puts back what was typed before a reload, where the server did not get it. */
export function useTypedDraft(form: { readonly current: HTMLFormElement | null }): void {
  useEffect(() => {
    const draft = recall(KEY)
    if (typeof draft !== 'object' || draft === null) return
    for (const [name, value] of Object.entries(draft)) {
      const input = form.current?.elements.namedItem(name)
      if (!(input instanceof HTMLInputElement)) continue
      if (typeof value === 'boolean') input.checked = value
      else if (typeof value === 'string' && value !== '' && input.value === input.defaultValue) input.value = value
    }
  }, [form])
}
