import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode, use } from 'react'
import { Scripts as routerScripts, ScrollRestoration as routerScrolling } from 'react-router'
import { firstTouch } from './first-touch.js'
import { StateApart } from './page-state.js'
import { SEARCH_KEY_OFF, searchKey } from './search-key.js'

interface PageScriptsProps {
  readonly nonce: string | undefined
  /** The code is fetched with the page, not at the first touch: for pages that are a form from the start. */
  readonly atOnce: boolean
}

/** What listens from the first moment; it stands before all that can be pressed. */
export function FirstScripts({ nonce, atOnce }: PageScriptsProps) {
  return (
    <>
      {!atOnce && <TextScript nonce={nonce} text={() => `(${firstTouch.toString()})()`} />}
      <TextScript nonce={nonce} text={() => `(${searchKey.toString()})('${SEARCH_KEY_OFF}')`} />
    </>
  )
}

/** The router's own scripts, held back until somebody touches the page. */
export function PageScripts({ nonce, atOnce }: PageScriptsProps) {
  const stateApart = use(StateApart)
  // Called, not rendered: what it would put on the page is changed first. Its hooks run here, every time.
  const scripts = routerScripts({ nonce }) as ReactNode
  if (atOnce) return scripts
  const preloads: string[] = []
  const heldBack = holdBack(scripts, { preloads, stateApart })
  return (
    <>
      {heldBack}
      {heldBack !== null && <TextScript nonce={nonce} text={() => "dispatchEvent(new Event('shop:whole'))"} />}
    </>
  )
}

/**
 * Scrolls to where somebody was who comes back. Only then is the browser's storage asked, as the router does on every page:
 * the first question waits for another process, about as long as the whole page takes to be read.
 */
export function ScrollBack({ nonce }: Pick<PageScriptsProps, 'nonce'>) {
  // Called, not rendered, as above.
  const script = routerScrolling({ nonce }) as ReactElement<{ readonly dangerouslySetInnerHTML: { __html: string } }>
  const { __html: restore } = script.props.dangerouslySetInnerHTML
  const begin = "history.replaceState({key:Math.random().toString(32).slice(2)},'')"
  return cloneElement(script, { dangerouslySetInnerHTML: { __html: `if(history.state?.key)${restore};else ${begin}` } })
}

/** Runs as soon as the page has it; nothing of it is in the shop's code. */
function TextScript({ nonce, text }: { readonly nonce: string | undefined; readonly text: () => string }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? text() : '' }}
    />
  )
}

const AS_TEXT = { type: 'text/plain', suppressHydrationWarning: true }

type Props = { readonly children?: ReactNode; readonly rel?: string; readonly href?: string; readonly type?: string }

/**
 * The same scripts with the preloads taken out and the module as mere text. So is the stream for the page's data, where that
 * is asked for at the first touch too: to make one takes longer than all else that runs before.
 */
function holdBack(node: ReactNode, page: { readonly preloads: string[]; readonly stateApart: boolean }): ReactNode {
  if (!isValidElement(node)) return null
  const element = node as ReactElement<Props>
  const { props, type } = element
  if (type === Fragment) return <>{Children.map(props.children, (child) => holdBack(child, page))}</>
  if (type === 'link') {
    if (props.href) page.preloads.push(props.href)
    return null
  }
  const script = element as ReactElement<Record<string, unknown>>
  if (props.type !== 'module')
    return page.stateApart ? cloneElement(script, { id: 'app-context', ...AS_TEXT }) : element
  return cloneElement(script, {
    id: 'app-module',
    ...AS_TEXT,
    async: undefined,
    'data-preload': page.preloads.join(' '),
    'data-state': page.stateApart ? 'apart' : undefined,
  })
}
