import * as a11yMessages from '@klarsikt/core/messages/a11y'
import * as commonMessages from '@klarsikt/core/messages/common'
import { useText } from '../../locale/locale.js'
import * as galleryMessages from '../../messages/generated/gallery.js'

export interface GalleryTexts {
  readonly next: string
  readonly previous: string
  readonly image: (index: number, count: number) => string
  /** `{name}` describes the picture. */
  readonly enlarge: string
  readonly missing: string
  /** Shown when the code of the enlarged view cannot be loaded. */
  readonly notEnlarged: string
  readonly retry: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly zoomReset: string
  /** `{percent}` of the size at which the whole picture is in view. */
  readonly zoomLevel: string
  /** How the keyboard enlarges and moves; for screen readers. */
  readonly zoomHelp: string
  readonly close: string
}

export function useGalleryTexts(): GalleryTexts {
  const text = useText()
  return {
    next: text(a11yMessages.carouselNext),
    previous: text(a11yMessages.carouselPrev),
    image: (index, count) => text(galleryMessages.image, { index, count }),
    enlarge: text(galleryMessages.enlarge, { name: '{name}' }),
    missing: text(galleryMessages.missing),
    notEnlarged: text(galleryMessages.notEnlarged),
    retry: text(commonMessages.retry),
    zoomIn: text(galleryMessages.zoomIn),
    zoomOut: text(galleryMessages.zoomOut),
    zoomReset: text(galleryMessages.zoomReset),
    zoomLevel: text(galleryMessages.zoomLevel, { percent: '{percent}' }),
    zoomHelp: text(galleryMessages.zoomHelp),
    close: text(commonMessages.close),
  }
}
