import type { ReactNode } from 'react'
import type { Token, TokenMode } from '../tokens/generated/tokens.js'

const MODE_NAMES: Readonly<Record<TokenMode, string>> = {
  dark: 'Dark',
  contrast: 'More contrast',
  'dark-contrast': 'More contrast, dark',
  forced: 'Forced colours',
  compact: 'Compact',
  'compact-fine': 'Compact, no touch',
  still: 'Reduced motion',
}

interface SectionProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

export function Section({ title, lead, children }: SectionProps) {
  return (
    <section className="ks-docs ks-docs-section">
      <h2>{title}</h2>
      <p>{lead}</p>
      {children}
    </section>
  )
}

interface TokenRowsProps {
  readonly tokens: readonly Token[]
  /** Shows what a token looks like, before its name. */
  readonly sample?: (token: Token) => ReactNode
}

/** Every token with its name, what it is for, and its value in each mode that changes it. */
export function TokenRows({ tokens, sample }: TokenRowsProps) {
  return (
    <ul className="ks-docs-rows">
      {tokens.map((token) => (
        <li key={token.name} className="ks-docs-row">
          {sample?.(token)}
          <div className="ks-docs-words">
            <code>{token.name}</code>
            <p>{token.description}</p>
          </div>
          <Values token={token} />
        </li>
      ))}
    </ul>
  )
}

function Values({ token }: { readonly token: Token }) {
  const colour = token.type === 'color'
  const modes = Object.entries(token.modes) as (readonly [TokenMode, string])[]
  return (
    <dl className="ks-docs-values">
      <div>
        <dt>{token.reference ?? (modes.length > 0 ? 'Otherwise' : 'Value')}</dt>
        <Value colour={colour} value={token.value} />
      </div>
      {modes.map(([mode, value]) => (
        <div key={mode}>
          <dt>{MODE_NAMES[mode]}</dt>
          <Value colour={colour} value={value} />
        </div>
      ))}
    </dl>
  )
}

function Value({ colour, value }: { readonly colour: boolean; readonly value: string }) {
  return (
    <dd>
      {colour && <span className="ks-docs-dot" style={{ background: value }} />}
      <code>{value}</code>
    </dd>
  )
}
