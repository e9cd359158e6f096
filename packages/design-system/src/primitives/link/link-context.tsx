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

/** Lets an app hand in its router's link once; every component here then navigates through it. */
export function LinkProvider({
  component,
  children,
}: {
  readonly component: ComponentType<AnchorProps>
  readonly children: ReactNode
}) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** An `<a>` without looks, through the app's router where one is given. */
export function Anchor(props: AnchorProps) {
  return createElement(useContext(LinkContext), props)
}
