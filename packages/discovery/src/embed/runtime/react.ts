import {
  type ComponentChild,
  type ComponentChildren,
  type ContainerNode,
  createElement,
  createPortal as portal,
  Fragment,
  type FunctionComponent,
  options,
  type Ref,
  render,
  type VNode,
} from 'preact'
import { useEffect, useLayoutEffect, useReducer, useRef } from 'preact/hooks'
import { partOf } from './parts.js'

export { Component, createContext } from 'preact'
export { useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'

/*
 * What the widget uses of React, on Preact: the script for pages without React takes this in React's place. Preact's own
 * layer for it brings all of React along and weighs a twentieth of the script. Whatever is missing here does not build.
 */

/** Fields whose `change` comes when a choice is made, as React has it; the others tell of every letter by `input`. */
const CHOICES = /^(?:checkbox|radio|file)$/

/** The name by which Preact knows an attribute of React's. */
function nameFor(name: string, tag: string, type: unknown): string {
  if (name === 'onChange')
    return (tag === 'input' && !CHOICES.test(String(type))) || tag === 'textarea' ? 'onInput' : name
  // Those of React bubble.
  if (name === 'onFocus') return 'onFocusIn'
  if (name === 'onBlur') return 'onFocusOut'
  return /^(?:stroke|fill|clip)[A-Z]/.test(name) ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name
}

const { vnode: made, event: happened } = options
options.vnode = (vnode) => {
  const { type } = vnode
  if (typeof type === 'string') {
    // Made for this element a moment ago and seen by nobody yet.
    const props = vnode.props as Record<string, unknown>
    const part = partOf(String(props['className'] ?? ''))
    if (part) props['part'] = part
    for (const name of Object.keys(props)) {
      const known = nameFor(name, type, props['type'])
      if (known === name) continue
      props[known] = props[name]
      delete props[name]
    }
  }
  made?.(vnode)
}
options.event = (event) => {
  happened?.(event)
  return Object.assign(event, { nativeEvent: event })
}

export const StrictMode = Fragment

/** A component that is drawn again only when one of its props is another thing. */
export function memo<P extends object>(drawn: FunctionComponent<P>): FunctionComponent<P> {
  return function Memo(props) {
    const kept = useRef<{ readonly props: P; readonly vnode: VNode<P> } | null>(null)
    // The same element again is what makes Preact stop here.
    if (!kept.current || !alike(kept.current.props, props)) kept.current = { props, vnode: createElement(drawn, props) }
    return kept.current.vnode
  }
}

function alike<P extends object>(one: P, other: P): boolean {
  const keys = Object.keys(one) as (keyof P)[]
  return keys.length === Object.keys(other).length && keys.every((key) => Object.is(one[key], other[key]))
}

export function forwardRef<T, P extends object>(
  drawn: (props: P, ref: Ref<T> | null) => ComponentChildren,
): FunctionComponent<P & { ref?: Ref<T> }> {
  return ({ ref = null, ...props }) => drawn(props as unknown as P, ref)
}

/** A store outside, followed; it may change between the drawing and the moment when its changes are heard of. */
export function useSyncExternalStore<T>(subscribe: (listener: () => void) => () => void, snapshot: () => T): T {
  const value = snapshot()
  const [, again] = useReducer((count: number, _: null) => count + 1, 0)
  const shownRef = useRef({ value, snapshot })
  const check = () => {
    if (!Object.is(shownRef.current.value, shownRef.current.snapshot())) again(null)
  }
  useLayoutEffect(() => {
    shownRef.current = { value, snapshot }
    check()
  }, [value, snapshot, subscribe])
  useEffect(() => {
    check()
    return subscribe(check)
  }, [subscribe])
  return value
}

export function createPortal(children: ComponentChild, container: ContainerNode): VNode {
  return portal(children as VNode, container)
}

interface Root {
  readonly render: (drawn: ComponentChild) => void
  readonly unmount: () => void
}

export function createRoot(container: ContainerNode): Root {
  return {
    render: (drawn) => render(drawn, container),
    /** Effects end before it comes back, as React's do: Preact leaves that for after the next painting. */
    unmount() {
      const { requestAnimationFrame: later } = options
      let end = (): void => undefined
      options.requestAnimationFrame = (callback) => void (end = callback)
      render(null, container)
      if (later) options.requestAnimationFrame = later
      else delete options.requestAnimationFrame
      end()
    },
  }
}
