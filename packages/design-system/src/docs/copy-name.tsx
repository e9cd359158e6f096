import './token-tool.css'
import { useState } from 'react'

/** The name of a token; a press copies it as CSS writes it. */
export function CopyName({ name }: { readonly name: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`var(${name})`)
      setOutcome('copied')
    } catch {
      // Without permission to copy, users can still select the name.
      setOutcome('refused')
    }
  }
  return (
    <button
      type="button"
      className="ks-docs-copy"
      title={`Copy var(${name})`}
      onClick={() => void copy()}
      onBlur={() => setOutcome(undefined)}
    >
      <code>{name}</code>
      <span role="status">
        {outcome === 'copied' && ' Copied'}
        {outcome === 'refused' && ' Could not be copied'}
      </span>
    </button>
  )
}
