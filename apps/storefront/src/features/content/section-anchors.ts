import type { PageSection } from '@klarsikt/contract/shop/types'
import { anchorOf } from '@klarsikt/core/paths'

/** A heading of the page, with the fragment that links to it. */
export interface SectionAnchor {
  readonly id: string
  readonly heading: string
}

/** Number of headings from which a list of contents is useful. Fewer fit on one screen. */
const WORTH_A_LIST = 5

/** Returns the fragment of each section in order, or null for a section without a heading. */
export function sectionIds(sections: readonly PageSection[]): readonly (string | null)[] {
  const taken = new Map<string, number>()
  return sections.map((section) => {
    const heading = headingOf(section)
    if (heading === null) return null
    const id = anchorOf(heading)
    const times = (taken.get(id) ?? 0) + 1
    taken.set(id, times)
    return times === 1 ? id : `${id}-${times}`
  })
}

/** Returns the contents of a long text. The list is empty for a short page or one with other sections than text. */
export function contentsOf(sections: readonly PageSection[]): readonly SectionAnchor[] {
  const ids = sectionIds(sections)
  const anchors = sections.flatMap((section, index) => {
    const id = ids[index]
    const heading = headingOf(section)
    return id && heading && isProse(section) ? [{ id, heading }] : []
  })
  return anchors.length >= WORTH_A_LIST && sections.every(isProse) ? anchors : []
}

/** Returns whether a section is text, questions or a table. */
export function isProse(section: PageSection): boolean {
  return section.kind === 'text' || section.kind === 'faq' || section.kind === 'table'
}

function headingOf(section: PageSection): string | null {
  return 'heading' in section ? section.heading : null
}
