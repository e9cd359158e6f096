/** The source of a subscription that replaces an ended one. */
export const recreatedSource = (id: string): string => `subscription:${id}`
