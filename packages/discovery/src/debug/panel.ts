import { debugLog, type DebugState } from '../core/debug.js'
import type { DebugEntry, Watch } from '../watch.js'
import { STYLES } from './styles.js'

/** A page has one panel, and all clients report to it. */
let open: Watch | null = null

/**
 * Adds the panel to the end of the page and shows the entries so far. The caller passes every later entry to the
 * returned function.
 */
export function openDebugPanel(early: readonly DebugEntry[] = []): Watch {
  open ??= makePanel()
  early.forEach(open)
  return open
}

function makePanel(): Watch {
  const log = debugLog()
  const host = document.createElement('div')
  const root = withStyles(host.attachShadow({ mode: 'open' }))
  const toggle = button('', () => show(body.hidden !== false))
  const body = element('div', { class: 'body', role: 'group', 'aria-label': 'Details', tabindex: '0', id: 'details' })
  const panel = element('section', { 'aria-label': 'Discovery debug', lang: 'en', dir: 'ltr' }, [
    element('header', {}, [element('h2', {}, [toggle]), button('Close', close)]),
    body,
  ])
  function show(shown: boolean) {
    body.hidden = !shown
    toggle.setAttribute('aria-expanded', String(shown))
  }
  function close() {
    open = null
    end()
    host.remove()
  }
  let waiting = false
  const draw = () => {
    waiting = false
    const state = log.getState()
    toggle.textContent = summary(state)
    body.replaceChildren(...details(state))
  }
  const end = log.subscribe(() => {
    // Many entries within one frame are drawn once.
    if (waiting) return
    waiting = true
    requestAnimationFrame(draw)
  })
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || body.hidden) return
    event.stopPropagation()
    show(false)
    toggle.focus()
  })
  toggle.setAttribute('aria-controls', 'details')
  show(true)
  draw()
  root.append(panel)
  document.body.append(host)
  return log.watch
}

/** A constructed style sheet is allowed under a strict Content Security Policy, but a style element may not be. */
function withStyles(root: ShadowRoot): ShadowRoot {
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(STYLES)
    root.adoptedStyleSheets = [sheet]
  } catch {
    root.append(element('style', {}, [STYLES]))
  }
  return root
}

const callsOf = ({ entries }: DebugState) => entries.filter((entry) => entry.kind === 'call')

function summary(state: DebugState): string {
  const { held, waiting, sent } = state.events
  return `Discovery: ${callsOf(state).length} requests, ${sent} events sent, ${held + waiting} not yet`
}

function details(state: DebugState): Node[] {
  const { held, waiting, sent, dropped } = state.events
  // The newest entries come first, because the developer waits for them.
  const calls = callsOf(state).toReversed()
  const events = state.entries.filter((entry) => entry.kind === 'event').toReversed()
  return [
    element('p', {}, [consentOf(state)]),
    ...problemsOf(state),
    element('p', {}, [`Events: ${held} held back, ${waiting} waiting, ${sent} sent, ${dropped} dropped.`]),
    ...table(
      'Requests',
      ['Time', 'Path', 'Status', 'ms'],
      calls.map(({ at, path, status, ms }) => [
        clock(at),
        path,
        status === 200 ? '200' : { text: String(status ?? 'no answer'), class: 'bad' },
        { text: ms.toFixed(0), class: 'number' },
      ]),
    ),
    ...table(
      'Events',
      ['Time', 'Type', 'What became of it'],
      events.map(({ at, type, status }) => [clock(at), type, { text: status, class: status }]),
    ),
  ]
}

function consentOf({ entries, events: { held } }: DebugState): string {
  const { consent } = entries.findLast((entry) => entry.kind === 'consent') ?? {}
  if (consent === undefined)
    return `Consent: not asked yet. Nothing is stored or sent; ${held} events wait in memory for the answer.`
  return consent
    ? 'Consent: given. Events carry ids and are stored until the service has them.'
    : 'Consent: refused. Events are dropped, or sent without any id where the shop chose so.'
}

function problemsOf({ entries }: DebugState): Node[] {
  const problems = entries.filter((entry) => entry.kind === 'problem').toReversed()
  if (problems.length === 0) return []
  return table(
    'Problems',
    ['Time', 'Console'],
    problems.map(({ at, message }) => [clock(at), { text: message, class: 'bad' }]),
  )
}

const clock = (at: number) => new Date(at).toISOString().slice(11, 23)

type Cell = string | { readonly text: string; readonly class: string }

function table(title: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): Node[] {
  const heading = element('h3', { id: title }, [title])
  if (rows.length === 0) return [heading, element('p', {}, ['None yet.'])]
  const head = element(
    'tr',
    {},
    columns.map((name) => element('th', { scope: 'col' }, [name])),
  )
  const lines = rows.map((cells) =>
    element(
      'tr',
      {},
      cells.map((cell) =>
        typeof cell === 'string' ? element('td', {}, [cell]) : element('td', { class: cell.class }, [cell.text]),
      ),
    ),
  )
  return [
    heading,
    element('table', { 'aria-labelledby': title }, [element('thead', {}, [head]), element('tbody', {}, lines)]),
  ]
}

function button(label: string, press: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button' }, [label])
  made.addEventListener('click', press)
  return made
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}
