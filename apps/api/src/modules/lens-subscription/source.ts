/** What a subscription was made from when another was made again. */
export const recreatedSource = (id: string): string => `subscription:${id}`
