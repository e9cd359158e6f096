import type { Category } from '@klarsikt/contract/shop/types'
import * as commonMessages from '@klarsikt/core/messages/common'
import { Breadcrumbs } from '@klarsikt/design-system/breadcrumbs'
import { Backdrop } from '../backdrop/backdrop.js'
import { fromHome } from './from-home.js'
import styles from './category-head.module.css'

/** Shows the trail, heading and text of a category, on a picture where it has one. */
export function CategoryHead({ category }: { readonly category: Category }) {
  const { heading, intro, breadcrumbs, backdrop } = category
  return (
    <div className={styles.root} data-backdrop={backdrop !== null || undefined}>
      <div className={`ks-container ${styles.inside}`}>
        <div className={styles.trail}>
          <Breadcrumbs items={fromHome(breadcrumbs)} />
        </div>
        <div className={styles.title}>
          <h1 className="ks-text-title">{heading}</h1>
          {intro && <Intro text={intro} />}
        </div>
      </div>
      {backdrop && <Backdrop backdrop={backdrop} priority className={styles.picture} />}
    </div>
  )
}

/** Shows the text of a category. On a phone it is folded, so that the goods come first. */
function Intro({ text }: { readonly text: string }) {
  return (
    <>
      <p className={styles.intro}>{text}</p>
      <details className={styles.fold}>
        <summary>{commonMessages.readMore()}</summary>
        <p>{text}</p>
      </details>
    </>
  )
}
