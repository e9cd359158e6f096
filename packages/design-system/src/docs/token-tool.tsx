import './docs.css'
import './token-tool.css'
import { useState } from 'react'
import { Button } from '../primitives/button/button.js'
import { valueIn } from '../tokens/export/token-path.js'
import { type Token, tokens } from '../tokens/generated/tokens.js'
import { TOKEN_FORMATS, type TokenFormat, tokenFile } from '../tokens/token-files.js'
import { ContrastTable } from './contrast-table.js'
import { CopyName } from './copy-name.js'
import { save } from './save.js'
import { TOKEN_KINDS } from './token-kinds.js'

const FORMAT_NAMES: Readonly<Record<TokenFormat, string>> = {
  css: 'CSS',
  dtcg: 'Design Tokens (DTCG)',
  figma: 'Figma variables',
}
const CONTRAST = 'Contrast'

/** Every token by kind, one kind at a time, and all of them as files to save. */
export function TokenTool() {
  const [kindName, setKindName] = useState(TOKEN_KINDS[0]?.name ?? '')
  const kind = TOKEN_KINDS.find(({ name }) => name === kindName)
  return (
    <div className="sb-unstyled ks-docs ks-docs-tool">
      <div className="ks-docs-looks" role="group" aria-label="Save all tokens as">
        <span>Save as</span>
        {TOKEN_FORMATS.map((format) => (
          <Button key={format} size="small" onClick={() => save(tokenFile(format))}>
            {FORMAT_NAMES[format]}
          </Button>
        ))}
      </div>
      <div className="ks-docs-looks" role="group" aria-label="Kind">
        {[...TOKEN_KINDS.map(({ name }) => name), CONTRAST].map((name) => (
          <Button
            key={name}
            size="small"
            variant={name === kindName ? 'primary' : 'secondary'}
            aria-pressed={name === kindName}
            onClick={() => setKindName(name)}
          >
            {name}
          </Button>
        ))}
      </div>
      {kind ? (
        <>
          <p className="ks-docs-note">{kind.lead}</p>
          <TokenTable kind={kind} />
        </>
      ) : (
        <>
          <p className="ks-docs-note">
            Text needs 4.5:1 and graphics 3:1 in light and dark, 7:1 and 4.5:1 with more contrast. The same list fails
            the build.
          </p>
          <ContrastTable />
        </>
      )}
    </div>
  )
}

function TokenTable({ kind }: { readonly kind: (typeof TOKEN_KINDS)[number] }) {
  const rows = tokens.filter(kind.holds)
  const hasDark = rows.some(({ modes }) => modes.dark !== undefined)
  return (
    <div className="ks-docs-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">{hasDark ? 'Light' : 'Value'}</th>
            {hasDark && <th scope="col">Dark</th>}
            <th scope="col">For</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((token) => (
            <tr key={token.name}>
              <th scope="row">
                <CopyName name={token.name} />
              </th>
              <Value kind={kind} token={token} value={token.value} />
              {hasDark && <Value kind={kind} token={token} value={valueIn(token, 'Dark')} />}
              <td>{token.description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ValueProps {
  readonly kind: (typeof TOKEN_KINDS)[number]
  readonly token: Token
  readonly value: string
}

function Value({ kind, token, value }: ValueProps) {
  return (
    <td>
      <span className="ks-docs-value">
        {kind.sample?.(token, value)}
        <code>{value}</code>
      </span>
    </td>
  )
}
