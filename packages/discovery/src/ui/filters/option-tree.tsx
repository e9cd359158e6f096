import type { ReactNode } from 'react'
import type { Node } from '../../filters/definition.js'
import { useDiscoveryContext } from '../../react/context.js'
import { PageIcon } from '../icons/page-icons.js'
import { Tick } from './option-list.js'

type Props = {
  readonly nodes: readonly Node[]
  readonly expanded: readonly string[]
  readonly onExpand: (id: string) => void
  readonly onToggle: (path: readonly string[]) => void
}

/** Shows values in a tree. The shopper can tick a whole branch or open it. */
export function OptionTree({ nodes, expanded, onExpand, onToggle }: Props): ReactNode {
  const { texts } = useDiscoveryContext().locale
  return (
    <ul className="ks-d-options">
      {nodes.map(({ id, value, title, count, chosen, children }) => {
        const open = expanded.includes(id) || chosen === 'part'
        return (
          <li key={id}>
            <div className="ks-d-branch">
              <Tick title={title} count={count} checked={chosen} onChange={() => onToggle(value)} />
              {children.length > 0 ? (
                <button
                  type="button"
                  className="ks-d-icon-button"
                  aria-expanded={open}
                  aria-label={`${open ? texts.viewLess : texts.viewMore}: ${title}`}
                  onClick={() => onExpand(id)}
                >
                  <PageIcon name="chevron" />
                </button>
              ) : null}
            </div>
            {open && children.length > 0 ? (
              <OptionTree nodes={children} expanded={expanded} onExpand={onExpand} onToggle={onToggle} />
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
