import type { DataExport } from '@klarsikt/contract/shop/types'
import { dateTimeText } from '@klarsikt/core/calendar'
import { DATA_EXPORT_HOURS, isExportUnderWay } from '@klarsikt/core/customer'
import * as personalDataMessages from '@klarsikt/core/messages/personal-data'
import { href } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { Link } from '@klarsikt/design-system/link'
import { SmallForm } from '@klarsikt/page-kit/form'
import { useLookAgain } from '../../layout/use-look-again.js'
import { type PrivacyPartProps } from './privacy-page-props.js'

const ASK = {
  none: personalDataMessages.exportRequest,
  ready: personalDataMessages.exportAgain,
  failed: personalDataMessages.exportAgain,
  expired: personalDataMessages.exportAgain,
} as const

/** Shows the state of the ZIP file with the customer's data. The customer can request it and download it here. */
export function ExportPart({ data: { file }, needsLogin }: PrivacyPartProps) {
  const { status, path } = file
  const isUnderWay = isExportUnderWay(status)
  useLookAgain(isUnderWay)
  return (
    <>
      <p className="ks-text-muted">{personalDataMessages.exportIntro({ hours: DATA_EXPORT_HOURS })}</p>
      <ExportState file={file} />
      {!needsLogin && path !== null && (
        // The browser itself sends this form, since the answer is a file. The page stays open.
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

/** Says how far the export is. A live region reads it to users of screen readers. */
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
