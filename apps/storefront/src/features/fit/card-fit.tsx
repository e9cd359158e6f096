import { fits, frameSize, frameSizeText, type FrameWidths } from '@klarsikt/core/fit'
import * as fitMessages from '@klarsikt/core/messages/fit'
import { CheckIcon } from '@klarsikt/design-system/icons'
import { useOwnSize } from './own-size.js'
import styles from './fit.module.css'

/**
 * Shows on a card how wide a frame is, or that it fits. Both take the same space, so that nothing moves when the fit
 * becomes known.
 */
export default function CardFit({ widths }: { readonly widths: FrameWidths }) {
  const own = useOwnSize()
  const { totalWidth: width } = widths
  if (own && fits(own, widths))
    return (
      <p className={styles.card} data-fits="">
        <CheckIcon size={16} />
        {own.kind === 'measured' ? fitMessages.cardFitsProbably({ width }) : fitMessages.cardFits({ width })}
      </p>
    )
  return <p className={styles.card}>{fitMessages.card({ size: frameSizeText(frameSize(width)), width })}</p>
}
