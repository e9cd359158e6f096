export { BACKDROP_WIDTHS, type BackdropCrops, type BackdropReference, backdropSet, backdropSrcSet } from './backdrop.js'
export {
  IMAGE_SIZES,
  IMAGE_WIDTHS,
  type ImageFormat,
  type ImageSet,
  type ImageSize,
  type Media,
  type VideoSource,
} from './media.js'
export type { PictureReference } from './picture-reference.js'
export { type VideoReference, videoSet } from './video-url.js'
export { imageSet, imageUrl, modelUrl, pictureUrl } from './image-url.js'
