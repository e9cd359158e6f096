import type { Article } from '@klarsikt/contract/shop/types'
import { Button } from '@klarsikt/design-system/button'
import { Dialog } from '@klarsikt/design-system/dialog'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { LazyViewFailed } from './lazy-view-failed.js'
import { View3dPoster } from './view-3d-poster.js'

type View = ComponentType<{ readonly article: Article }>

interface LazyViewButtonProps {
  readonly article: Article
  readonly label: string
  readonly title: string
  /** Loads the content of the dialog. It runs at a press, and again at the next press after a failure. */
  readonly load: () => Promise<{ readonly default: View }>
  /** The text to show when the code cannot be loaded. */
  readonly failure: string
}

/**
 * A button for a dialog with a large content that few visitors open. The content is loaded at the press, and a picture
 * takes its place meanwhile.
 */
export function LazyViewButton({ article, label, title, load, failure }: LazyViewButtonProps) {
  const [open, setOpen] = useState(false)
  const [code, setCode] = useState<{ readonly View: View } | null>(null)
  const fetchCode = () => setCode({ View: lazy(load) })
  const press = () => {
    if (!code) fetchCode()
    setOpen(true)
  }
  const poster = <View3dPoster article={article} />
  return (
    <>
      <Button variant="secondary" size="small" onClick={press} aria-haspopup="dialog">
        {label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} size="large">
        {open && code && (
          <LazyViewFailed poster={poster} failure={failure} onRetry={fetchCode}>
            <Suspense fallback={poster}>
              <code.View article={article} />
            </Suspense>
          </LazyViewFailed>
        )}
      </Dialog>
    </>
  )
}
