import type { Environment } from '../environment.js'
import { NO_IMAGE } from '../images.js'

export { explainRefusal as refusal } from './explain-refusal.js'

type Reporting = Pick<Environment, 'report'>

/** A navigation within the page cannot go to another origin. */
export const otherOrigin = ({ report }: Reporting, url: string): void =>
  report(`Can't single page navigate ${url} due to different origin`)

export const noRouter = ({ report }: Reporting): void =>
  report('You must provide a navigateFunction when not using Next.js.')

/** The address holds a filter or sorting of an unknown form. */
export const unreadable = ({ report }: Reporting, name: string, value: string): void =>
  report(`Could not read ${name}`, value)

const reported = new WeakMap<Reporting, Set<string>>()

/** A product has no picture. Each product is reported once, because its card is drawn many times. */
export function noImage(env: Reporting, product: string): void {
  const before = reported.get(env) ?? new Set()
  if (before.has(product)) return
  reported.set(env, before.add(product))
  env.report(NO_IMAGE, product || undefined, 'warn')
}
