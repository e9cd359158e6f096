/** What was typed while the field it was meant for was on its way. */
export interface HeldLetters {
  readonly text: string
  /** Enter was pressed after it. */
  readonly entered: boolean
}

const NOTHING: HeldLetters = { text: '', entered: false }

let held: HeldLetters | null = null

function hold(event: KeyboardEvent): void {
  if (held === null || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  const { key } = event
  const isLetter = [...key].length === 1
  if (!isLetter && key !== 'Backspace' && key !== 'Enter') return
  // Enter would press the button again that the focus still stands on.
  event.preventDefault()
  event.stopImmediatePropagation()
  if (key === 'Enter') held = { ...held, entered: true }
  else held = { text: key === 'Backspace' ? [...held.text].slice(0, -1).join('') : held.text + key, entered: false }
}

/** From now on letters are kept: somebody has asked for a field and types, though its code is still being fetched. */
export function holdLetters(): void {
  if (held !== null) return
  held = NOTHING
  window.addEventListener('keydown', hold, true)
}

/** What has been typed meanwhile; the field is there and takes the next letters itself. */
export function takeLetters(): HeldLetters {
  const taken = held ?? NOTHING
  held = null
  window.removeEventListener('keydown', hold, true)
  return taken
}
