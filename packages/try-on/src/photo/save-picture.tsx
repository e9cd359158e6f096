import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { DownloadIcon } from '@klarsikt/design-system/icons'
import { useText } from '@klarsikt/design-system/locale'
import { type RefObject, useState } from 'react'
import type { WornHandle } from './worn-frame.js'

interface SavePictureProps {
  readonly name: string
  /** One picture, or two that are saved beside each other. */
  readonly worn: readonly RefObject<WornHandle | null>[]
}

/** Saves the picture to a file, or opens the device's own dialog for sharing. Nothing else sends it. */
export function SavePicture({ name, worn }: SavePictureProps) {
  const text = useText()
  const [isFailed, setFailed] = useState(false)
  const withFile = async (deliver: (file: File) => Promise<void> | void) => {
    const blob = await besideEachOther(worn.flatMap(({ current }) => current?.canvas() ?? []))
    setFailed(!blob)
    if (blob) await deliver(new File([blob], `${name}.jpg`, { type: blob.type }))
  }
  return (
    <>
      <Button size="small" variant="secondary" icon={<DownloadIcon />} onClick={() => void withFile(download)}>
        {text(tryOnMessages.wearSave)}
      </Button>
      {canShare() && (
        <Button size="small" variant="secondary" onClick={() => void withFile(share)}>
          {text(tryOnMessages.wearShare)}
        </Button>
      )}
      {isFailed && (
        <Alert tone="error" live="alert">
          {text(tryOnMessages.wearSaveFailed)}
        </Alert>
      )}
    </>
  )
}

const JPEG_QUALITY = 0.92

/** Joins the pictures into one JPEG. Resolves with null when the browser cannot make one. */
function besideEachOther(pictures: readonly HTMLCanvasElement[]): Promise<Blob | null> {
  const [first] = pictures
  if (!first) return Promise.resolve(null)
  const canvas = pictures.length === 1 ? first : document.createElement('canvas')
  if (canvas !== first) {
    canvas.width = first.width * pictures.length
    canvas.height = first.height
    const context = canvas.getContext('2d')
    for (const [i, picture] of pictures.entries()) context?.drawImage(picture, i * first.width, 0)
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
}

function canShare(): boolean {
  const sample = new File([], 'picture.jpg', { type: 'image/jpeg' })
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample] })
}

/** A customer who closes the device's dialog has changed their mind, and that is not a failure. */
async function share(file: File): Promise<void> {
  await navigator.share({ files: [file] }).catch(() => undefined)
}

function download(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  URL.revokeObjectURL(link.href)
}
