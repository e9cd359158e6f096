import '../docs.css'
import './right-wrong.css'
import { useEffect, useState } from 'react'
import { CancelledIcon, SuccessIcon } from '../../icons/status.js'
import { pairsOf } from './all-pairs.js'
import type { Example, Pair } from './pair.js'

const KINDS = {
  right: { label: 'Right', Icon: SuccessIcon },
  wrong: { label: 'Wrong', Icon: CancelledIcon },
} as const
type Kind = keyof typeof KINDS

/** The right and wrong examples of a component side by side. The wrong ones cannot be focused or pressed. */
export function RightWrong({ pairs }: { readonly pairs: readonly Pair[] }) {
  return (
    <div className="sb-unstyled ks-docs ks-docs-pairs">
      {pairs.map(({ right, wrong }) => (
        <div key={right.text} className="ks-docs-right-wrong">
          <Shown kind="right" example={right} />
          <Shown kind="wrong" example={wrong} />
        </div>
      ))}
    </div>
  )
}

function Shown({ kind, example: { text, show: Content } }: { readonly kind: Kind; readonly example: Example }) {
  const { label, Icon } = KINDS[kind]
  return (
    <figure data-kind={kind}>
      <figcaption>
        <Icon size={20} />
        <span>
          <strong>{label}:</strong> {text}
        </span>
      </figcaption>
      <div className="docs-story" inert={kind === 'wrong'}>
        <Content />
      </div>
    </figure>
  )
}

/** The examples of a component by its folder name. Empty while they load, and if there are none. */
export function RightWrongOf({ folder }: { readonly folder: string }) {
  const [pairs, setPairs] = useState<readonly Pair[]>([])
  useEffect(() => {
    let isCurrent = true
    void pairsOf(folder).then((loaded) => {
      if (isCurrent) setPairs(loaded)
    })
    return () => {
      isCurrent = false
    }
  }, [folder])
  return pairs.length === 0 ? null : <RightWrong pairs={pairs} />
}
