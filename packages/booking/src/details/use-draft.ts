import { type RefObject, useEffect } from 'react'
import { keepDraft, recallDraft } from './draft.js'
import { DETAIL_FIELDS, type DetailField, typedIn } from './typed-details.js'

/** Restores the details that were typed in this tab into fields that the page has not filled in otherwise. */
export function useDraft(form: RefObject<HTMLFormElement | null>, names: readonly DetailField[] = DETAIL_FIELDS): void {
  useEffect(() => {
    const draft = recallDraft()
    if (draft === null || form.current === null) return
    for (const name of names) {
      const text = draft[name]
      const field = form.current.elements.namedItem(name)
      if (text === undefined || text === '' || field === null) continue
      if (field instanceof RadioNodeList) field.value = text
      else if (isTextBox(field) && field.value === field.defaultValue) field.value = text
    }
  }, [form, names])
}

/** Keeps the form's details in this tab. It runs at each change. */
export function keepTyped(form: HTMLFormElement): void {
  keepDraft({ ...recallDraft(), ...typedIn(new FormData(form)) })
}

function isTextBox(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'radio')
}
