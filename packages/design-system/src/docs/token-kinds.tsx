import './token-tool.css'
import type { ReactNode } from 'react'
import type { Token } from '../tokens/generated/tokens.js'

interface TokenKind {
  readonly name: string
  readonly lead: string
  readonly holds: (token: Token) => boolean
  readonly sample?: (token: Token, value: string) => ReactNode
}

const isSpace = ({ name }: Token) => name.startsWith('--ks-p-size-')
const isRadius = ({ name, type }: Token) =>
  type === 'dimension' && (name.endsWith('-radius') || name.startsWith('--ks-radius-'))
const TEXT_TYPES: readonly Token['type'][] = ['fontFamily', 'fontWeight', 'typography', 'fontSize', 'letterSpacing']
const swatch = (_: Token, value: string) => <span className="ks-docs-swatch" style={{ background: value }} />

/** Every token belongs to one of these, in this order. */
export const TOKEN_KINDS: readonly TokenKind[] = [
  {
    name: 'Meaning',
    lead: 'Semantic colours: what a colour says. These are the ones to design with.',
    holds: ({ type, tier }) => type === 'color' && tier === 'semantic',
    sample: swatch,
  },
  {
    name: 'Palette',
    lead: 'Primitive colours: the material. Components never use them directly.',
    holds: ({ type, tier }) => type === 'color' && tier === 'primitive',
    sample: swatch,
  },
  {
    name: 'Component colours',
    lead: 'Set one of these to change one component everywhere below.',
    holds: ({ type, tier }) => type === 'color' && tier === 'component',
    sample: swatch,
  },
  {
    name: 'Type',
    lead: 'One family. Sizes are in rem and follow the reader’s own text size.',
    holds: ({ type }) => TEXT_TYPES.includes(type),
    sample: ({ name, type }) =>
      type === 'typography' && (
        <span className="ks-docs-specimen" style={{ font: `var(${name})`, letterSpacing: `var(${name}-tracking)` }}>
          Klart ljus, 1&nbsp;495&nbsp;kr
        </span>
      ),
  },
  {
    name: 'Space',
    lead: 'One scale for paddings and gaps. Compact takes one step less.',
    holds: isSpace,
    sample: (_, value) => <span className="ks-docs-bar" style={{ inlineSize: value }} />,
  },
  {
    name: 'Radius',
    lead: 'Four corners for the whole shop, and the components that name one.',
    holds: (token) => isRadius(token),
    sample: (_, value) => <span className="ks-docs-shape" style={{ borderRadius: value }} />,
  },
  {
    name: 'Motion',
    lead: 'Short, and only where it explains something. Point at a bar to see it move.',
    holds: ({ type }) => type === 'duration' || type === 'cubicBezier',
    sample: ({ type }, value) => (
      <span className="ks-docs-track">
        <span
          className="ks-docs-runner"
          style={type === 'duration' ? { transitionDuration: value } : { transition: `inset-inline-start 1s ${value}` }}
        />
      </span>
    ),
  },
  {
    name: 'Elevation and pictures',
    lead: 'The shadow of what lies above a page, and what the dark does to a picture.',
    holds: ({ type }) => type === 'shadow' || type === 'filter',
    sample: ({ type }, value) =>
      type === 'shadow' ? (
        <span className="ks-docs-shape" style={{ boxShadow: value, border: 0 }} />
      ) : (
        <span className="ks-docs-swatch" style={{ background: 'var(--ks-p-color-linen)', filter: value }} />
      ),
  },
  {
    name: 'Layout',
    lead: 'Heights, widths and ratios that several components share.',
    holds: (token) => (token.type === 'dimension' || token.type === 'number') && !isSpace(token) && !isRadius(token),
  },
]
