const CONTROLS = 'input:not([type="hidden"], [hidden]), select, textarea, button, [role="spinbutton"]'

/** Moves focus to a control by its id or name. Groups are not focusable themselves: their first control is. */
export function focusField(id: string): boolean {
  const target = document.getElementById(id) ?? document.getElementsByName(id)[0]
  const control = target?.matches(CONTROLS) ? target : (target?.querySelector<HTMLElement>(CONTROLS) ?? target)
  if (!control) return false
  control.focus()
  // Browsers scroll to an element that gets focus, but not to one that already has it and was pushed out of view.
  control.scrollIntoView?.({ block: 'nearest' })
  return document.activeElement === control
}
