export {
  IMAGE_FORMATS,
  IMAGE_SIZES,
  IMAGE_WIDTHS,
  isImageFormat,
  type ImageFormat,
  type ImageSet,
  type ImageSize,
  type Media,
  type VideoSource,
} from './media.js'
export { imageSet, imageSrcSet, imageUrl, isImageSource, isResizable, modelUrl, pictureUrl } from './image-url.js'
