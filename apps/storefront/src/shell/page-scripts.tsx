import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Scripts as routerScripts } from 'react-router'
import { firstTouch } from './first-touch.js'

interface PageScriptsProps {
  readonly nonce: string | undefined
  /** The code is fetched with the page, not at the first touch: for pages that are a form from the start. */
  readonly atOnce: boolean
}

/** The router's own scripts, held back until somebody touches the page. */
export function PageScripts({ nonce, atOnce }: PageScriptsProps) {
  // Called, not rendered: what it would put on the page is changed first. Its hooks run here, every time.
  const scripts = routerScripts({ nonce }) as ReactNode
  if (atOnce) return scripts
  const preloads: string[] = []
  const heldBack = holdBack(scripts, preloads)
  return (
    <>
      {heldBack}
      {heldBack !== null && (
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? `(${firstTouch.toString()})()` : '' }}
        />
      )}
    </>
  )
}

type Props = { readonly children?: ReactNode; readonly rel?: string; readonly href?: string; readonly type?: string }

/** The same scripts with the preloads taken out and the module as mere text. */
function holdBack(node: ReactNode, preloads: string[]): ReactNode {
  if (!isValidElement(node)) return null
  const element = node as ReactElement<Props>
  const { props, type } = element
  if (type === Fragment) return <>{Children.map(props.children, (child) => holdBack(child, preloads))}</>
  if (type === 'link') {
    if (props.href) preloads.push(props.href)
    return null
  }
  if (props.type !== 'module') return element
  return cloneElement(element as ReactElement<Record<string, unknown>>, {
    id: 'app-module',
    type: 'text/plain',
    async: undefined,
    'data-preload': preloads.join(' '),
  })
}
