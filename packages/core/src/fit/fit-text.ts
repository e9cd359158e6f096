import * as fitMessages from '../messages/generated/fit.js'
import { fits, type FrameWidths, pairWidth } from './fit.js'
import { type FrameSize, frameSize, type MmRange } from './frame-size.js'
import type { MeasuredSize, OwnSize } from './own-size.js'
import { stampText } from './stamp.js'

const SIZE_TEXTS = {
  narrow: fitMessages.sizeNarrow,
  medium: fitMessages.sizeMedium,
  wide: fitMessages.sizeWide,
} as const satisfies Readonly<Record<FrameSize, () => string>>

/** Returns the name of a size: `Smal`, `Medel` or `Bred`. */
export const frameSizeText = (size: FrameSize): string => SIZE_TEXTS[size]()

/** Writes a shopper's size: `49-19-140`, `Medel` or `134 ± 9 mm`. */
export function ownSizeText(own: OwnSize): string {
  if (own.kind === 'measured') return measuredText(own)
  return own.kind === 'pair' ? stampText(own) : frameSizeText(own.size)
}

const measuredText = ({ totalWidth, marginMm }: MeasuredSize): string =>
  fitMessages.measured({ width: totalWidth, margin: marginMm })

/** Says that a frame fits, that it probably fits (for a measured face), or that it has another size. */
export function fitVerdict(own: OwnSize, doesFit: boolean): string {
  if (!doesFit) return fitMessages.otherSize()
  return own.kind === 'measured' ? fitMessages.fitsProbably() : fitMessages.fits()
}

/** Writes a range of millimetres: `130–138 mm`, `högst 129 mm` or `minst 139 mm`. */
export function rangeText([from, to]: MmRange): string {
  if (from === null) return to === null ? '' : fitMessages.rangeTo({ to })
  return to === null ? fitMessages.rangeFrom({ from }) : fitMessages.range({ from, to })
}

/** Explains why a frame fits or not: how it differs from the shopper's glasses or face, or which size it has. */
export function fitReason(own: OwnSize, frame: FrameWidths): string {
  if (own.kind === 'answer') {
    const size = frameSizeText(frameSize(frame.totalWidth)).toLowerCase()
    return fits(own, frame)
      ? fitMessages.reasonSameSize({ size, width: frame.totalWidth })
      : fitMessages.reasonOtherSize({ size, width: frame.totalWidth, own: frameSizeText(own.size).toLowerCase() })
  }
  if (own.kind === 'measured') return measuredReason(own, frame.totalWidth - own.totalWidth)
  const width = frame.totalWidth - pairWidth(own)
  const bridge = frame.noseBridge === null ? null : frame.noseBridge - own.noseBridge
  return [widthText(width), bridge === null ? fitMessages.bridgeUnknown() : bridgeText(bridge)].join(' ')
}

function widthText(difference: number): string {
  if (difference === 0) return fitMessages.widthSame()
  const mm = Math.abs(difference)
  return difference < 0 ? fitMessages.widthLess({ mm }) : fitMessages.widthMore({ mm })
}

function measuredReason(own: MeasuredSize, difference: number): string {
  const measured = measuredText(own)
  if (difference === 0) return fitMessages.measuredSame({ measured })
  const mm = Math.abs(difference)
  return difference < 0 ? fitMessages.measuredLess({ mm, measured }) : fitMessages.measuredMore({ mm, measured })
}

function bridgeText(difference: number): string {
  if (difference === 0) return fitMessages.bridgeSame()
  const mm = Math.abs(difference)
  return difference < 0 ? fitMessages.bridgeLess({ mm }) : fitMessages.bridgeMore({ mm })
}
