import { COMPARED_FRAMES_MAXIMUM, compareHref, withoutCompared } from '@klarsikt/core/compare'
import * as compareMessages from '@klarsikt/core/messages/compare'
import * as pageMessages from '@klarsikt/core/messages/page'
import { Alert } from '@klarsikt/design-system/alert'
import { ButtonLink } from '@klarsikt/design-system/button'
import { EmptyState } from '@klarsikt/design-system/empty-state'
import { Anchor, Link } from '@klarsikt/design-system/link'
import { Picture } from '@klarsikt/design-system/picture'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
import { compareRows } from './compare-rows.js'
import { setCompared } from './compared-frames.js'
import type { ComparedFrame } from './load-compare.js'
import styles from './compare-page.module.css'

interface ComparePageProps {
  readonly frames: readonly ComparedFrame[]
  /** Number of frames in the address that are no longer sold. */
  readonly gone: number
}

/** Compares up to three frames side by side: pictures, prices, measurements, and whether they fit. */
export function ComparePage({ frames, gone }: ComparePageProps) {
  return (
    <div className={`ks-container ${styles.root}`}>
      <h1>{pageMessages.compare()}</h1>
      {gone > 0 && <Alert>{compareMessages.gone({ count: gone })}</Alert>}
      {frames.length === 0 ? (
        <EmptyState
          title={compareMessages.empty()}
          actions={<ButtonLink href={GLASSES}>{compareMessages.look()}</ButtonLink>}
        >
          {compareMessages.emptyText()}
        </EmptyState>
      ) : (
        <Comparison frames={frames} />
      )}
    </div>
  )
}

const GLASSES = '/glasögon'

function Comparison({ frames }: Pick<ComparePageProps, 'frames'>) {
  const ids = frames.map(({ id }) => id)
  return (
    <>
      <p className={styles.intro}>
        {compareMessages.intro()}{' '}
        {frames.length < COMPARED_FRAMES_MAXIMUM && <Link href={GLASSES}>{compareMessages.more()}</Link>}
      </p>
      <div className={styles.wide}>
        <table className={styles.table} data-count={frames.length}>
          <caption>
            <VisuallyHidden>{compareMessages.table()}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {frames.map((frame) => (
                <th key={frame.id} scope="col">
                  <FrameHead frame={frame} others={withoutCompared(ids, frame.id)} />
                </th>
              ))}
            </tr>
          </thead>
          {compareRows().map(({ title, control, of }) => (
            <tbody key={title}>
              <tr>
                <th scope="rowgroup" colSpan={frames.length} className={styles.heading}>
                  {title} {control}
                </th>
              </tr>
              <tr>
                {frames.map((frame) => (
                  <td key={frame.id}>{of(frame) ?? compareMessages.unknown()}</td>
                ))}
              </tr>
            </tbody>
          ))}
          <tfoot>
            <tr>
              {frames.map(({ id, name, url }) => (
                <td key={id}>
                  <ButtonLink href={url} fullWidth aria-label={compareMessages.toProductName({ name })}>
                    {compareMessages.toProduct()}
                  </ButtonLink>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  )
}

interface FrameHeadProps {
  readonly frame: ComparedFrame
  readonly others: readonly number[]
}

function FrameHead({ frame: { id, name, brand, url, media }, others }: FrameHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.media}>
        {media && <Picture src={media} alt="" sizes="(min-width: 768px) 33vw, 30vw" largest="lg" priority />}
      </div>
      <p className={styles.brand}>{brand}</p>
      <Anchor href={url} className={styles.name}>
        {name}
      </Anchor>
      <Link
        href={compareHref(others)}
        className={styles.remove}
        aria-label={compareMessages.removeName({ name })}
        onClick={() => void setCompared(id, false)}
      >
        {compareMessages.remove()}
      </Link>
    </div>
  )
}
