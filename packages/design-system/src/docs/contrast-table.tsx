import { type ContrastPair, contrastPairs, MIN_CONTRAST, type Theme } from '../tokens/contrast-pairs.js'
import { contrast } from '../tokens/contrast.js'
import { colours } from '../tokens/generated/tokens.js'

const THEMES = {
  light: 'Light',
  dark: 'Dark',
  lightContrast: 'More contrast',
  darkContrast: 'More contrast, dark',
} as const satisfies Record<Theme, string>

/** Shows every pair of colours that meet, with its contrast in each theme. */
export function ContrastTable() {
  return (
    <ul className="ks-docs-rows">
      {contrastPairs.map((pair) => (
        <li key={`${pair.kind} ${pair.front} ${pair.back}`} className="ks-docs-row">
          <div className="ks-docs-words">
            <code>
              {pair.front} on {pair.back}
            </code>
            <p>
              {pair.where}, {pair.kind}
            </p>
          </div>
          <dl className="ks-docs-values">
            {(Object.keys(THEMES) as Theme[]).map((theme) => (
              <Ratio key={theme} pair={pair} theme={theme} />
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Ratio({ pair, theme }: { readonly pair: ContrastPair; readonly theme: Theme }) {
  const color = colours[theme][pair.front]
  const background = colours[theme][pair.back]
  const ratio = contrast(color, background)
  // Rounded down: 4.499 is not 4.5.
  const shown = (Math.floor(ratio * 100) / 100).toFixed(2)
  return (
    <div>
      <dt>{THEMES[theme]}</dt>
      <dd>
        <span className="ks-docs-pair" style={{ color, background }}>
          {pair.kind === 'text' ? 'Aå' : <span data-graphic="" />}
        </span>
        <span className="ks-tabular">
          {shown}:1{ratio < MIN_CONTRAST[theme][pair.kind] && ' too little'}
        </span>
      </dd>
    </div>
  )
}
