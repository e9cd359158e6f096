import type { Article } from '@klarsikt/contract/shop/types'
import * as productMessages from '@klarsikt/core/messages/product'
import { Button } from '@klarsikt/design-system/button'
import { Dialog } from '@klarsikt/design-system/dialog'
import { lazy, Suspense, useState } from 'react'
import { View3dFailed } from './view-3d-failed.js'
import { View3dPoster } from './view-3d-poster.js'

/** The viewer itself comes on a press; a press after a failure asks again. */
const viewer = () => ({ Viewer: lazy(() => import('./view-3d-viewer.js')) })

/** The button that shows a frame in 3D. */
export default function View3d({ article }: { readonly article: Article }) {
  const [open, setOpen] = useState(false)
  const [code, setCode] = useState<ReturnType<typeof viewer> | null>(null)
  const press = () => {
    if (!code) setCode(viewer())
    setOpen(true)
  }
  const poster = <View3dPoster article={article} />
  return (
    <>
      <Button variant="secondary" size="small" onClick={press} aria-haspopup="dialog">
        {productMessages.view3d()}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={article.name} size="large">
        {open && code && (
          <View3dFailed poster={poster} onRetry={() => setCode(viewer())}>
            <Suspense fallback={poster}>
              <code.Viewer article={article} />
            </Suspense>
          </View3dFailed>
        )}
      </Dialog>
    </>
  )
}
