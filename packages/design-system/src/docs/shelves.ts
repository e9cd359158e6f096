/** The tag of a story that only tests something. The sidebar hides it by default. */
export const CHECK_TAG = 'check'

interface ShelvedStory {
  /** The name of its export, such as `ClosingGivesFocusBack`. */
  readonly exportName: string
  readonly tags?: readonly string[] | undefined
}

/** Words in the name of a story that tests a behaviour instead of showing a state. */
const CHECK_WORDS: ReadonlySet<string> = new Set(
  [
    ['Narrow', 'Phone', 'Long', 'Shortest', 'Thousands', 'Large Text', 'Right To Left', 'Dark Island', 'In Dark Theme'],
    ['English', 'Swedish', 'Czech', 'Finnish', 'Norwegian'],
    ['Themed', 'Controlled', 'Owner', 'Router', 'Browsers', 'With A Form', 'In A Form', 'In A Dialog', 'In A Drawer'],
    ['Keyboard', 'Focus', 'Escape', 'Press', 'Pointer', 'Finger', 'Twice', 'Blur', 'Inert'],
    ['Closes', 'Closing', 'Dismisses', 'Flips', 'Gives', 'Has', 'Hides', 'Is Gone At', 'Is Removed', 'Keeps', 'Leaves'],
    ['Moves', 'Renewed', 'Read Out', 'Removed By', 'Removing', 'Rolled', 'Sets', 'Stands', 'Stays', 'Tells'],
    ['Under 150', 'Late'],
  ].flat(),
)
const LONGEST_PHRASE_WORDS = 3

/** Tells whether a story of a component only tests something. */
export function isCheck({ exportName, tags = [] }: ShelvedStory): boolean {
  return tags.includes(CHECK_TAG) || phrases(exportName).some((phrase) => CHECK_WORDS.has(phrase))
}

function phrases(exportName: string): string[] {
  const words = exportName.match(/[A-Z][a-z]*|\d+/g) ?? []
  return words.flatMap((_, start) =>
    Array.from({ length: LONGEST_PHRASE_WORDS }, (_, more) => words.slice(start, start + more + 1).join(' ')),
  )
}
