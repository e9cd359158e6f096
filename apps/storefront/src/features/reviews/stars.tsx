import * as reviewMessages from '@klarsikt/core/messages/review'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
import styles from './product-reviews.module.css'

const STAR = 'M10 1.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9L10 15l-5.2 2.8 1-5.9L1.5 7.8l5.9-.8z'

/** Shows a number of stars, as a picture and as text for screen readers. */
export function Stars({ stars }: { readonly stars: number }) {
  return (
    <span className={styles.stars}>
      <VisuallyHidden>{reviewMessages.starsOf({ stars: String(stars).replace('.', ',') })}</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((one) => (
        <svg key={one} viewBox="0 0 20 20" aria-hidden="true" data-full={one <= Math.round(stars) ? '' : undefined}>
          <path d={STAR} />
        </svg>
      ))}
    </span>
  )
}
