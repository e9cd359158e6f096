import { compareHref } from '@klarsikt/core/compare'
import * as compareMessages from '@klarsikt/core/messages/compare'
import { Button, ButtonLink } from '@klarsikt/design-system/button'
import { clearCompared, useComparedFrames } from './compared-frames.js'
import styles from './compare-tray.module.css'

/** Shows the number of chosen frames at the bottom of the window. It shows nothing while none is chosen. */
export default function CompareTray() {
  const ids = useComparedFrames()
  const count = ids.length
  if (count === 0) return null
  const clear = () => {
    clearCompared()
    // The focused button has disappeared.
    document.getElementById('main')?.focus()
  }
  return (
    <section className={styles.root} data-compare-tray="" aria-label={compareMessages.tray()}>
      <output className={styles.text}>
        <strong>{compareMessages.chosen({ count })}</strong>
        {count === 1 && <span>{compareMessages.oneMore()}</span>}
      </output>
      <div className={styles.actions}>
        <Button variant="ghost" size="small" onClick={clear}>
          {compareMessages.clear()}
        </Button>
        {count > 1 && (
          <ButtonLink size="small" href={compareHref(ids)}>
            {compareMessages.add()}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
