import { type ComponentType, lazy } from 'react'

/** A part of a page whose code is loaded beside it. Code that cannot be had costs the part and not the page. */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })))
