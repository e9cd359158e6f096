import type { Article } from '@klarsikt/contract/shop/types'
import * as errorMessages from '@klarsikt/core/messages/error'
import * as productMessages from '@klarsikt/core/messages/product'
import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import { useText } from '@klarsikt/design-system/locale'
import { LazyViewButton } from './lazy-view-button.js'

const loadViewer = () => import('./view-3d-viewer.js')
const loadTryOn = () => import('./try-on-view.js')

/** The buttons that show a frame in 3D and on the customer's own face. */
export default function View3d({ article }: { readonly article: Article }) {
  const text = useText()
  const { name, hasVTO } = article
  return (
    <>
      <LazyViewButton
        article={article}
        label={productMessages.view3d()}
        title={name}
        load={loadViewer}
        failure={errorMessages.viewer3d()}
      />
      {hasVTO && (
        <LazyViewButton
          article={article}
          label={text(tryOnMessages.open)}
          title={text(tryOnMessages.title, { name })}
          load={loadTryOn}
          failure={errorMessages.vtoGeneric()}
        />
      )}
    </>
  )
}
