import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * Keeps the data of a page through its own mutations, where they do not change it. A form with GET is a navigation and
 * loads the data.
 */
export function revalidateOnNavigation({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const mutates = formMethod !== undefined && formMethod !== 'GET'
  return !mutates && defaultShouldRevalidate
}
