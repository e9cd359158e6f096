/** What one file of `.changeset` says. */
export interface Changeset {
  readonly packages: readonly string[]
  /** Its paragraphs, each on one line, in their order. */
  readonly changes: readonly string[]
}

/** Reads a changeset. One without text has no changes. */
export function readChangeset(file: string): Changeset {
  const [, head = '', text = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(file) ?? []
  const changes = paragraphs(text)
  const packages = changes.length === 0 ? [] : [...head.matchAll(/['"](@[^'"]+)['"]:/g)].map(([, name = '']) => name)
  return { packages, changes }
}

/** The paragraphs of a text, each on one line. */
export function paragraphs(text: string): readonly string[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
}
