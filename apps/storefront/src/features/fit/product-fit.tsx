import {
  fitReason,
  fits,
  fitVerdict,
  frameSize,
  frameSizeText,
  type FrameWidths,
  ownSizeText,
} from '@klarsikt/core/fit'
import * as fitMessages from '@klarsikt/core/messages/fit'
import { CheckIcon, RectangleFrameIcon } from '@klarsikt/design-system/icons'
import { useOwnSize } from './own-size.js'
import { useOwnSizeDialog } from './use-own-size-dialog.js'
import styles from './fit.module.css'

/** Says how wide a frame is, whether it fits and why, and links to the dialog for the shopper's size. */
export default function ProductFit({ widths }: { readonly widths: FrameWidths }) {
  const own = useOwnSize()
  const { dialog, fetching, open } = useOwnSizeDialog()
  const width = widths.totalWidth
  const doesFit = own !== null && fits(own, widths)
  return (
    <div className={styles.product} data-fits={doesFit ? '' : undefined}>
      {doesFit ? <CheckIcon size={20} /> : <RectangleFrameIcon size={20} />}
      <p>
        <strong>{own ? fitVerdict(own, doesFit) : fitMessages.ownAsk()}</strong>
        {own === null
          ? fitMessages.card({ size: frameSizeText(frameSize(width)), width })
          : fitReason(own, widths)}{' '}
        <button
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          aria-busy={fetching}
          onClick={() => void open()}
        >
          {own ? fitMessages.ownChangeSize({ own: ownSizeText(own) }) : fitMessages.ownSet()}
        </button>
      </p>
      {dialog}
    </div>
  )
}
