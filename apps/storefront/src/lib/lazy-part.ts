import { type ComponentType, lazy } from 'react'

/** Creates a part of a page whose code is loaded separately. If that fails, only the part is missing. */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })))
