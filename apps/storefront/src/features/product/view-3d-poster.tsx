import type { Article } from '@klarsikt/contract/shop/types'
import { Picture } from '@klarsikt/design-system/picture'
import styles from './product-page.module.css'

/** Shows the picture from an angle, in the position of the 3D model that will replace it. */
export function View3dPoster({ article: { medias } }: { readonly article: Article }) {
  const media = medias[1] ?? medias[0]
  return media ? (
    <div className={styles.poster}>
      <Picture src={media} sizes="(min-width: 50rem) 46rem, 100vw" />
    </div>
  ) : null
}
