import type { Token, TokenMode } from '../generated/tokens.js'
import { dtcgValue, withTracking } from './dtcg-value.js'
import { tokenPath } from './token-path.js'

/** The modes of a token, under the key that the project's own token files have them. */
const MODES_EXTENSION = 'se.klarsikt.modes'
/** The CSS of values that the format cannot express: text styles whose size depends on the window. */
const CSS_EXTENSION = 'se.klarsikt.css'

interface DtcgToken {
  readonly $type: Token['type']
  readonly $value: unknown
  readonly $description: string
  readonly $extensions?: Readonly<Record<string, unknown>>
}
type DtcgFile = Record<Token['tier'], Record<string, DtcgToken>>

/**
 * The tokens in the Design Tokens format (2025.10): a group for each tier, references kept, modes in an extension. Size and letter spacing
 * are parts of their text style; a filter has no type there and is left out.
 */
export function dtcgFile(tokens: readonly Token[]): DtcgFile {
  const byName = new Map<string, Token>(tokens.map((token) => [token.name, token]))
  const file: DtcgFile = { primitive: {}, semantic: {}, component: {} }
  for (const token of tokens) {
    const own = dtcgValue(token.type, token.value)
    if (own === undefined) continue
    const [group, name] = tokenPath(token)
    const target = token.reference && byName.get(token.reference)
    const tracking = byName.get(`${token.name}-tracking`)
    const value = token.type === 'typography' && tracking ? withTracking(own, tracking.value) : own
    file[group][name] = {
      $type: token.type,
      $value: target ? `{${tokenPath(target).join('.')}}` : value,
      $description: token.description,
      ...extensionsOf(token),
    }
  }
  return file
}

function extensionsOf(token: Token): Pick<DtcgToken, '$extensions'> {
  const modes = Object.entries(token.modes) as [TokenMode, string][]
  // Under forced colours the browser chooses the colours. A name such as CanvasText is not a colour that a file can
  // hold.
  const values = modes
    .filter(([mode]) => mode !== 'forced')
    .map(([mode, value]) => [mode, dtcgValue(token.type, value)] as const)
  const isText = token.type === 'typography'
  if (values.length === 0 && !isText) return {}
  return {
    $extensions: {
      ...(isText && { [CSS_EXTENSION]: token.value }),
      ...(values.length > 0 && { [MODES_EXTENSION]: Object.fromEntries(values) }),
    },
  }
}
