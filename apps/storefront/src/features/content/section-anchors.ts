import type { PageSection } from '@klarsikt/contract/shop/types'
import { anchorOf } from '@klarsikt/core/paths'

/** A heading of the page and the fragment that leads to it. */
export interface SectionAnchor {
  readonly id: string
  readonly heading: string
}

/** Fewer headings than this fit on a screen and need no list of contents. */
const WORTH_A_LIST = 5

/** Fragment of each section, in order; null where a section has no heading of its own. */
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

/** The contents of a long text; empty when the page is short or not made of text. */
export function contentsOf(sections: readonly PageSection[]): readonly SectionAnchor[] {
  const ids = sectionIds(sections)
  const anchors = sections.flatMap((section, index) => {
    const id = ids[index]
    const heading = headingOf(section)
    return id && heading && isProse(section) ? [{ id, heading }] : []
  })
  return anchors.length >= WORTH_A_LIST && sections.every(isProse) ? anchors : []
}

/** Text, questions or a table, as against pictures and goods. */
export function isProse(section: PageSection): boolean {
  return section.kind === 'text' || section.kind === 'faq' || section.kind === 'table'
}

function headingOf(section: PageSection): string | null {
  return 'heading' in section ? section.heading : null
}
