import type { Article } from '@klarsikt/contract/shop/types'
import * as productMessages from '@klarsikt/core/messages/product'
import { Anchor } from '@klarsikt/design-system/link'
import { Swatches } from '@klarsikt/design-system/swatches'
import { useId } from 'react'
import { variantWords } from '../../lib/variant-words.js'
import styles from './variants.module.css'

/** Links to the same product in other colours, or in other packs where it has no colours. Each has its own page. */
export function Variants({ article }: { readonly article: Article }) {
  const { variants } = article.dto
  const heading = useId()
  if (variants.length < 2) return null
  const { label } = variantWords(article.family)
  if (variants.every((variant) => variant.swatch !== ''))
    return (
      <Swatches
        items={variants.map((variant) => ({
          id: String(variant.articleId),
          name: withCapital(variant.colorName),
          colour: variant.swatch,
          href: variant.url,
        }))}
        current={String(article.id)}
        {...(label !== undefined && { label })}
      />
    )
  return (
    <nav aria-labelledby={heading}>
      <p id={heading} className={styles.heading}>
        {label ?? productMessages.pack()}
      </p>
      <ul className={styles.list}>
        {variants.map((variant) => (
          <li key={variant.articleId}>
            <Anchor
              href={variant.url}
              className={styles.variant ?? ''}
              aria-current={variant.articleId === article.id ? 'page' : undefined}
            >
              {variant.colorName}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Returns the name with a capital letter, since it starts a line. Some makers write their names in lower case. */
function withCapital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
