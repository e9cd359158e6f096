import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { imageSizes } from '../images.js'
import { explain } from '../problems/explain.js'
import { useDiscoveryContext } from '../react/context.js'
import { ImagePlaceholder } from './placeholders.js'

/** Matches Safari and every browser on iOS. The user agent of Chromium also has the word "Safari". */
export const isSafari = (userAgent: string): boolean => /^(?!.*(?:chrom|android|crios|edg)).*safari/i.test(userAgent)

export interface ResponsiveImageProps {
  readonly src: string | null | undefined
  /** Empty for pictures that add nothing to the text beside them. */
  readonly alt: string
  /** Width in pixels, if it is the same everywhere. */
  readonly width?: number
  /** CSS length for `sizes`, such as `25vw`, if the width varies. */
  readonly sizes?: string
  /** Width divided by height. */
  readonly aspectRatio?: number
  /** When true, the picture is loaded at once, because it is visible when the page opens. */
  readonly eager?: boolean
  /** Id of the product, so that its missing picture is reported once. The default is `alt`. */
  readonly about?: string
}

const still = () => () => undefined

/** Returns whether loading ended without a picture. */
const isBroken = (element: HTMLImageElement | null) => element?.complete && element.currentSrc && !element.naturalWidth

/**
 * Shows a picture in the widths and formats of the image service. It shows the picture as it is when the shop has no
 * such service or the service lacks the picture. When no address works, it shows an empty box of the same proportions
 * instead of the browser's sign for a broken picture.
 */
export function ResponsiveImage({
  src,
  alt,
  width,
  sizes,
  aspectRatio = 1,
  eager,
  about = alt,
}: ResponsiveImageProps): ReactNode {
  const { client, image } = useDiscoveryContext()
  const safari = useSyncExternalStore(
    still,
    () => isSafari(navigator.userAgent),
    () => false,
  )
  const shown = useRef<HTMLImageElement>(null)
  // Remembers which addresses failed: those of the service, or the shop's own as well.
  const [dead, setDead] = useState<{ readonly src: string; readonly own: boolean } | null>(null)
  const fails = dead?.src === src ? dead : null
  const service = fails ? null : image
  const fail = () => setDead({ src: src ?? '', own: service === null })
  useEffect(() => {
    // A failure before hydration fired its event before the handler was attached.
    if (isBroken(shown.current)) setDead({ src: src ?? '', own: service === null })
  }, [src, service])
  useEffect(() => {
    if (!src) explain((problems) => problems.noImage(client.env, about))
  }, [client, src, about])
  if (!src) return <ImagePlaceholder aspectRatio={aspectRatio} />
  if (fails?.own) return <ImagePlaceholder aspectRatio={aspectRatio} label={alt} />
  const box = { width: 400, height: Math.round(400 / aspectRatio) }
  const shared = {
    ...box,
    className: 'ks-d-image',
    loading: eager ? ('eager' as const) : ('lazy' as const),
    decoding: 'async' as const,
    ref: shown,
    onError: fail,
  }
  if (!service) return <img {...shared} alt={alt} src={src} />
  const sized = width ? imageSizes(width, safari) : `calc(${sizes ?? '50vw'} * ${parseFloat(imageSizes(1, safari))})`
  const { sources, src: fallback } = service(src)
  return (
    <picture className="ks-d-picture">
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sized} />
      ))}
      <img {...shared} alt={alt} src={fallback} />
    </picture>
  )
}
