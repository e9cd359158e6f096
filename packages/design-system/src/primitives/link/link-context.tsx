'use client'
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  type Ref,
  useContext,
} from 'react'

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string
  readonly ref?: Ref<HTMLAnchorElement>
}

const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a')

/** Gives all components the router's link of an app. */
export function LinkProvider({
  component,
  children,
}: {
  readonly component: ComponentType<AnchorProps>
  readonly children: ReactNode
}) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** A plain `<a>`, which uses the app's router if there is one. */
export function Anchor(props: AnchorProps) {
  return createElement(useContext(LinkContext), props)
}
