export {
  BACKDROP_WIDTHS,
  type BackdropCrop,
  type BackdropCrops,
  type BackdropReference,
  type BackdropSet,
  backdropSet,
  backdropSrcSet,
} from './backdrop.js'
export {
  IMAGE_FORMATS,
  IMAGE_SIZES,
  IMAGE_WIDTHS,
  isImageFormat,
  type ImageFormat,
  type ImageSet,
  type ImageSize,
  type Media,
  VIDEO_FORMATS,
  type VideoFormat,
  type VideoSet,
  type VideoSource,
} from './media.js'
export type { PictureReference } from './picture-reference.js'
export { posterUrl, type VideoReference, videoSet, videoUrl } from './video-url.js'
export {
  imageSet,
  imageSetOf,
  imageSrcSet,
  imageUrl,
  isImageSource,
  isResizable,
  modelUrl,
  pictureUrl,
} from './image-url.js'
