import { fitReason, fits, fitVerdict, type FrameWidths, ownSizeText } from '@klarsikt/core/fit'
import * as compareMessages from '@klarsikt/core/messages/compare'
import * as fitMessages from '@klarsikt/core/messages/fit'
import { CheckIcon } from '@klarsikt/design-system/icons'
import { useOwnSize } from '../fit/own-size.js'
import { useOwnSizeDialog } from '../fit/use-own-size-dialog.js'
import styles from './compare-page.module.css'

/** Whether a frame fits the shopper and why; a dash while no size is known. */
export function CompareFit({ widths }: { readonly widths: FrameWidths | null }) {
  const own = useOwnSize()
  if (widths === null) return compareMessages.unknown()
  if (own === null) return '–'
  const doesFit = fits(own, widths)
  return (
    <>
      <strong className={styles.verdict} data-fits={doesFit ? '' : undefined}>
        {doesFit && <CheckIcon size={16} />}
        {fitVerdict(own, doesFit)}
      </strong>
      <span className={styles.reason}>{fitReason(own, widths)}</span>
    </>
  )
}

/** The way to say what one's own size is. */
export function OwnSizeButton() {
  const own = useOwnSize()
  const { dialog, fetching, open } = useOwnSizeDialog()
  return (
    <>
      <button
        type="button"
        className={styles.ownSize}
        aria-haspopup="dialog"
        aria-busy={fetching}
        onClick={() => void open()}
      >
        {own ? fitMessages.ownChangeSize({ own: ownSizeText(own) }) : fitMessages.ownSet()}
      </button>
      {dialog}
    </>
  )
}
