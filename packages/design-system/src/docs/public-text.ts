/** Ids of requirements, such as [CARD-010] or [CARD-003, CARD-011], with the space before them. */
const REQUIREMENT_IDS = /\s*\[[A-Z][A-Z\d]*-\d+(?:[,–]\s*[A-Z\d-]+)*\]/g

/** A comment of the code as those read it who know no requirements by their ids. */
export function withoutRequirementIds(text: string): string {
  return text.replaceAll(REQUIREMENT_IDS, '')
}
