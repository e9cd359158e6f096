import type { Article } from '@klarsikt/contract/shop/types'
import { Picture } from '@klarsikt/design-system/picture'
import styles from './product-page.module.css'

/** The picture at an angle, as the model stands when it comes. */
export function View3dPoster({ article: { medias } }: { readonly article: Article }) {
  const media = medias[1] ?? medias[0]
  return media ? (
    <div className={styles.poster}>
      <Picture src={media} sizes="(min-width: 50rem) 46rem, 100vw" />
    </div>
  ) : null
}
