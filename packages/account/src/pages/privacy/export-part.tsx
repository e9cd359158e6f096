import type { DataExport } from '@klarsikt/contract/shop/types'
import { dateTimeText } from '@klarsikt/core/calendar'
import { DATA_EXPORT_HOURS, isExportUnderWay } from '@klarsikt/core/customer'
import * as personalDataMessages from '@klarsikt/core/messages/personal-data'
import { href } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { Link } from '@klarsikt/design-system/link'
import { SmallForm } from '../../layout/small-form.js'
import { useLookAgain } from '../../layout/use-look-again.js'
import type { PrivacyPartProps } from './privacy-page-props.js'

const ASK = {
  none: personalDataMessages.exportRequest,
  ready: personalDataMessages.exportAgain,
  failed: personalDataMessages.exportAgain,
  expired: personalDataMessages.exportAgain,
} as const

/** The ZIP file: asked for, waiting its turn, being made, ready to be fetched, given up or gone. */
export function ExportPart({ data: { file }, needsLogin }: PrivacyPartProps) {
  const { status, path } = file
  const isUnderWay = isExportUnderWay(status)
  useLookAgain(isUnderWay)
  return (
    <>
      <p className="ks-text-muted">{personalDataMessages.exportIntro({ hours: DATA_EXPORT_HOURS })}</p>
      <ExportState file={file} />
      {!needsLogin && path !== null && (
        // A form of the browser itself: the answer is a file, and the page stays.
        <form method="get" action={path}>
          <Button type="submit">{personalDataMessages.exportDownload()}</Button>
        </form>
      )}
      {!needsLogin && status !== 'queued' && status !== 'running' && (
        <SmallForm intent="export" variant="secondary" action={ASK[status]()} />
      )}
    </>
  )
}

/** How far it is, told also to who does not look. */
function ExportState({ file: { status, expiresAt } }: { readonly file: DataExport }) {
  const until = expiresAt === null ? '' : dateTimeText(new Date(expiresAt))
  switch (status) {
    case 'none':
      return null
    case 'queued':
    case 'running':
      return (
        <Alert
          live="status"
          actions={<Link href={href('account-privacy')}>{personalDataMessages.exportRefresh()}</Link>}
        >
          {status === 'queued' ? personalDataMessages.exportQueued() : personalDataMessages.exportRunning()}
        </Alert>
      )
    case 'ready':
      return (
        <Alert tone="success" live="status">
          {personalDataMessages.exportReady({ until })}
        </Alert>
      )
    case 'failed':
      return (
        <Alert tone="error" live="status">
          {personalDataMessages.exportFailed()}
        </Alert>
      )
    case 'expired':
      return <Alert live="status">{personalDataMessages.exportExpired({ until })}</Alert>
  }
}
