/** Ids of requirements, such as [CARD-010] or [CARD-003, CARD-011], with the space before them. */
const REQUIREMENT_IDS = /\s*\[[A-Z][A-Z\d]*-\d+(?:[,–]\s*[A-Z\d-]+)*\]/g

/** A comment without requirement ids, for readers who do not know them. */
export function withoutRequirementIds(text: string): string {
  return text.replaceAll(REQUIREMENT_IDS, '')
}
