import * as filterMessages from '@klarsikt/core/messages/filter'
import {
  AviatorFrameIcon,
  BrowlineFrameIcon,
  CatEyeFrameIcon,
  OvalFrameIcon,
  RectangleFrameIcon,
  RoundFrameIcon,
  SquareFrameIcon,
} from '@klarsikt/design-system/icons'

/** The shapes that have a drawing of their own, as the filter names them. */
const ICONS = new Map([
  [filterMessages.shapeRound(), RoundFrameIcon],
  [filterMessages.shapeOval(), OvalFrameIcon],
  [filterMessages.shapeSquare(), SquareFrameIcon],
  [filterMessages.shapeRectangular(), RectangleFrameIcon],
  [filterMessages.shapeBrowline(), BrowlineFrameIcon],
  [filterMessages.shapeAviator(), AviatorFrameIcon],
  [filterMessages.shapeCatEye(), CatEyeFrameIcon],
])

/** The drawing of a shape; nothing for one that has none. */
export default function ShapeIcon({ shape }: { readonly shape: string }) {
  const Icon = ICONS.get(shape)
  return Icon && <Icon size={28} />
}
