import { compareHref } from '@klarsikt/core/compare'
import * as compareMessages from '@klarsikt/core/messages/compare'
import { CheckIcon } from '@klarsikt/design-system/icons'
import { Link } from '@klarsikt/design-system/link'
import { toast } from '@klarsikt/design-system/toast'
import { setCompared, useComparedFrames } from './compared-frames.js'
import styles from './compare-button.module.css'

interface CompareButtonProps {
  readonly article: { readonly id: number; readonly name: string }
  /** Adds a link to the comparison, for pages without a tray. `chosen` adds it only for a frame that is compared. */
  readonly withLink?: boolean | 'chosen'
}

/** Adds a frame to the comparison, or removes it. */
export default function CompareButton({ article: { id, name }, withLink = false }: CompareButtonProps) {
  const ids = useComparedFrames()
  const isCompared = ids.includes(id)
  const hasLink = withLink === 'chosen' ? isCompared : withLink && ids.length > 0
  const press = () => {
    const change = setCompared(id, !isCompared)
    if (change === 'full') toast({ text: compareMessages.full(), kind: 'error' })
    if (change === 'not-stored') toast({ text: compareMessages.notSaved() })
  }
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.button}
        aria-label={compareMessages.addName({ name })}
        aria-pressed={isCompared}
        onClick={press}
      >
        <span className={styles.box}>{isCompared && <CheckIcon size={14} />}</span>
        {compareMessages.add()}
      </button>
      {hasLink && <Link href={compareHref(ids)}>{compareMessages.open({ count: ids.length })}</Link>}
    </div>
  )
}
