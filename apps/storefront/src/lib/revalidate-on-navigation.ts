import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Keeps what a page has loaded through its own mutations, where they change nothing of it. A form that asks (GET) navigates. */
export function revalidateOnNavigation({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const mutates = formMethod !== undefined && formMethod !== 'GET'
  return !mutates && defaultShouldRevalidate
}
