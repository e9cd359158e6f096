import type { FrameWidths } from '@klarsikt/core/fit'
import CompareButton from '../compare/compare-button.js'
import CardFit from '../fit/card-fit.js'

interface FramePartsProps {
  readonly article: { readonly id: number; readonly name: string }
  readonly widths: FrameWidths
  readonly comparable: boolean
}

/** What the card of a frame has beside that of other goods. */
export default function FrameParts({ article, widths, comparable }: FramePartsProps) {
  return (
    <>
      <CardFit widths={widths} />
      {comparable && <CompareButton article={article} />}
    </>
  )
}
