import { fitReason, fits, fitVerdict, type FrameWidths, ownSizeText } from '@klarsikt/core/fit'
import * as compareMessages from '@klarsikt/core/messages/compare'
import * as fitMessages from '@klarsikt/core/messages/fit'
import { CheckIcon } from '@klarsikt/design-system/icons'
import { useOwnSize } from '../fit/own-size.js'
import { useOwnSizeDialog } from '../fit/use-own-size-dialog.js'
import styles from './compare-page.module.css'

/** Says whether a frame fits the shopper and why. It shows a dash while their size is unknown. */
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

/** Opens the dialog in which the shopper states their size. */
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
