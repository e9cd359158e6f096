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

/** Wide enough to show two lenses beside the text of a value. */
const SIZE_PX = 28

/** The drawings of shapes, by the names in the filter. */
const ICONS = new Map([
  [filterMessages.shapeRound(), <RoundFrameIcon key="round" size={SIZE_PX} />],
  [filterMessages.shapeOval(), <OvalFrameIcon key="oval" size={SIZE_PX} />],
  [filterMessages.shapeSquare(), <SquareFrameIcon key="square" size={SIZE_PX} />],
  [filterMessages.shapeRectangular(), <RectangleFrameIcon key="rectangular" size={SIZE_PX} />],
  [filterMessages.shapeBrowline(), <BrowlineFrameIcon key="browline" size={SIZE_PX} />],
  [filterMessages.shapeAviator(), <AviatorFrameIcon key="aviator" size={SIZE_PX} />],
  [filterMessages.shapeCatEye(), <CatEyeFrameIcon key="catEye" size={SIZE_PX} />],
])

/** Returns the drawing of a shape, or nothing where it has none. */
export default function ShapeIcon({ shape }: { readonly shape: string }) {
  return ICONS.get(shape)
}
