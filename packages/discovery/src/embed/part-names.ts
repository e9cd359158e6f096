/** Parts that have the name of their class. */
const UNCHANGED_PARTS = new Set(
  (
    'modal modal-box field input suggestions option view-all search-page category-page quick-links toolbar filters filter ' +
    'options range sorts chips show listing grid card product price recommendations slides toast skeleton narrowing ' +
    'block image content instead'
  ).split(' '),
)
const RENAMED: Readonly<Record<string, string>> = {
  trigger: 'search-field',
  instant: 'instant-results',
  crumbs: 'breadcrumbs',
  sheet: 'filter-dialog',
}

/**
 * Returns the `part` of an element for its classes. Only elements in a shadow root need one, so the views do not set
 * it.
 */
export function partOf(classes: string): string | undefined {
  for (const name of classes.split(' ')) {
    const short = name.replace('ks-d-', '')
    if (name !== short && (UNCHANGED_PARTS.has(short) || RENAMED[short])) return RENAMED[short] ?? short
  }
  return undefined
}
