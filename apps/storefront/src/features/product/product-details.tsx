import type { Article } from '@klarsikt/contract/shop/types'
import { stockState, uspsOf } from '@klarsikt/core/catalogue'
import * as productMessages from '@klarsikt/core/messages/product'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { UspList } from '@klarsikt/design-system/usp-list'
import type { ReactNode } from 'react'
import styles from './product-page.module.css'

/** Shows description, measurements and facts of a product. */
export function ProductDetails({ article, measures }: { readonly article: Article; readonly measures?: ReactNode }) {
  const { dto, price } = article
  const { publicationStatus } = price.unit
  return (
    <div className={styles.details}>
      <section>
        <h2>Om {article.name}</h2>
        <p className={styles.description}>{dto.description}</p>
        <UspList usps={uspsOf(dto.usps, publicationStatus)} />
      </section>
      <div>
        {measures && (
          <Disclosure title={productMessages.measures()} headingLevel={2} defaultOpen>
            {measures}
          </Disclosure>
        )}
        {dto.details.length > 0 && (
          <Disclosure title={productMessages.facts()} headingLevel={2} defaultOpen={!measures}>
            <DescriptionList items={dto.details.map(({ label, value }) => ({ term: label, value }))} />
          </Disclosure>
        )}
        {stockState(publicationStatus) !== 'in-store' && (
          <Disclosure title={productMessages.returns()} headingLevel={2}>
            <p>
              {productMessages.returnsOpen({ days: dto.withdrawalDays })} {productMessages.returnsLaw()}
            </p>
          </Disclosure>
        )}
      </div>
    </div>
  )
}
