import type { Token } from '../generated/tokens.js'
import { channels } from './colour.js'
import { THEME_MODES, type ThemeName, tokenPath, valueIn } from './token-path.js'

type FigmaType = 'COLOR' | 'FLOAT' | 'STRING'
type FigmaValue =
  | number
  | string
  | { readonly r: number; readonly g: number; readonly b: number; readonly a: number }
  | { readonly type: 'VARIABLE_ALIAS'; readonly id: string }

/** Kinds of token that Figma has a variable for. Curves, shadows and text styles are styles there, not variables. */
const FIGMA_TYPES: Readonly<Partial<Record<Token['type'], FigmaType>>> = {
  color: 'COLOR',
  dimension: 'FLOAT',
  number: 'FLOAT',
  fontWeight: 'FLOAT',
  duration: 'FLOAT',
  fontFamily: 'STRING',
}

const COLLECTIONS = { primitive: 'Primitive', semantic: 'Semantic', component: 'Component' } as const
const THEMES = Object.keys(THEME_MODES) as readonly ThemeName[]
/** The palette has one mode. Semantic tokens differ between themes. */
const themesOf = (tier: Token['tier']) => (tier === 'primitive' ? THEMES.slice(0, 1) : THEMES)

/** The body of `POST /v1/files/:file/variables` of Figma's REST API: a collection for each tier, a mode for each theme. */
export function figmaFile(tokens: readonly Token[]) {
  const tiers = Object.keys(COLLECTIONS) as Token['tier'][]
  const byName = new Map<string, Token>(tokens.map((token) => [token.name, token]))
  const kept = tokens.filter(({ type }) => FIGMA_TYPES[type] !== undefined)
  return {
    variableCollections: tiers.map((tier) => ({
      action: 'CREATE',
      id: tier,
      name: COLLECTIONS[tier],
      initialModeId: modeId(tier, 'Light'),
    })),
    variableModes: tiers.flatMap((tier) =>
      themesOf(tier).map((theme) => ({
        // A new collection already has one mode, which is renamed.
        action: theme === 'Light' ? 'UPDATE' : 'CREATE',
        id: modeId(tier, theme),
        name: theme,
        variableCollectionId: tier,
      })),
    ),
    variables: kept.map((token) => ({
      action: 'CREATE',
      id: token.name,
      name: tokenPath(token)[1].replace('-', '/'),
      variableCollectionId: token.tier,
      resolvedType: FIGMA_TYPES[token.type],
      description: token.description,
      codeSyntax: { WEB: `var(${token.name})` },
    })),
    variableModeValues: kept.flatMap((token) =>
      themesOf(token.tier).map((theme) => ({
        variableId: token.name,
        modeId: modeId(token.tier, theme),
        value: valueOf(token, theme, token.reference && byName.get(token.reference)),
      })),
    ),
  }
}

function modeId(tier: Token['tier'], theme: ThemeName): string {
  return `${tier} ${theme}`
}

function valueOf(token: Token, theme: ThemeName, target: Token | undefined): FigmaValue {
  const value = valueIn(token, theme)
  if (target && valueIn(target, theme) === value) return { type: 'VARIABLE_ALIAS', id: target.name }
  if (token.type === 'color') {
    const { red, green, blue, alpha } = channels(value)
    return { r: red, g: green, b: blue, a: alpha }
  }
  return token.type === 'fontFamily' ? (value.split(',')[0] ?? value).replaceAll("'", '') : Number.parseFloat(value)
}
