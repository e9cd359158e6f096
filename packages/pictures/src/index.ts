export { STILL_LIFES, type StillLifeName } from './still-lifes.js'
export { MODEL_VERSION } from '@klarsikt/eyewear/solid'
export { DRAWING_VERSION, motifHash, pictureHash, videoHash } from './picture-hash.js'
export type {
  AccessoryPicture,
  BannerPicture,
  BottlePicture,
  ContactLensPicture,
  EyeMaskPicture,
  FramePicture,
  GiftCardPicture,
  HearingPicture,
  Hex,
  JarPicture,
  LensPicture,
  PictureKind,
  PictureSpec,
  StillLifePicture,
  StorePicture,
  WipesPicture,
} from './picture-spec.js'
export type { CutLensesVideo, RoundLens, TurningFrameVideo, VideoSpec } from './video-spec.js'
export { isPictureFormat, isPictureWidth, PICTURE_FORMATS, PICTURE_WIDTHS } from './sizes.js'
export type { PictureFormat, PictureSize, PictureWidth } from './sizes.js'
export { PictureStore } from './store/picture-store.js'
export type { AskOptions, DrawAllOptions, PictureStoreOptions } from './store/picture-store.js'
export { VideoFolder } from './store/video-folder.js'
export { PictureQueueFullError } from './store/worker-pool.js'
export { frameView } from './frame/frame-scene.js'
export type { View } from './render/camera.js'
