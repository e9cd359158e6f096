import { a11yMessages, commonMessages } from '@klarsikt/core/messages'
import { useText } from '../../locale/locale.js'

export interface GalleryTexts {
  readonly next: string
  readonly previous: string
  readonly image: (index: number, count: number) => string
  /** `{name}` is what the picture shows. */
  readonly enlarge: string
  readonly missing: string
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
  const numbered = text('gallery.image', 'Bild {index} av {count}')
  return {
    next: text('a11y.carousel.next', a11yMessages['a11y.carousel.next']),
    previous: text('a11y.carousel.prev', a11yMessages['a11y.carousel.prev']),
    image: (index, count) => numbered.replace('{index}', String(index)).replace('{count}', String(count)),
    enlarge: text('gallery.enlarge', 'Förstora: {name}'),
    missing: text('gallery.missing', 'Bilden saknas.'),
    zoomIn: text('gallery.zoomIn', 'Förstora'),
    zoomOut: text('gallery.zoomOut', 'Förminska'),
    zoomReset: text('gallery.zoomReset', 'Visa hela bilden'),
    zoomLevel: text('gallery.zoomLevel', 'Förstoring {percent} %'),
    zoomHelp: text(
      'gallery.zoomHelp',
      'Plus och minus förstorar och förminskar, noll visar hela bilden och pilarna flyttar den. När hela bilden syns byter pilarna bild.',
    ),
    close: text('common.close', commonMessages['common.close']),
  }
}
