'use client'
import type { ReactNode } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/action.js'
import { useText } from '../../locale/locale.js'
import * as paginationMessages from '../../messages/generated/pagination.js'
import { IconLink } from '../icon-button/icon-button.js'
import { Anchor } from '../link/link-context.js'
import { pageNumbers } from './page-numbers.js'
import styles from './pagination.module.css'

export interface PaginationProps {
  /** Page number from 1. */
  readonly page: number
  readonly pageCount: number
  /** Returns the address of a page, so that every page can be opened and shared. */
  readonly href: (page: number) => string
  readonly label?: string
  readonly previousText?: string
  readonly nextText?: string
  readonly pageText?: (page: number) => string
}

/**
 * Links to the pages of a long list: the first, the last and those around the current one. A narrow row leaves out the
 * neighbours. A single page has no pagination.
 */
export function Pagination({ page, pageCount, href, label, previousText, nextText, pageText }: PaginationProps) {
  const text = useText()
  if (pageCount <= 1) return null
  const name = pageText ?? ((number: number) => text(paginationMessages.page, { page: `${number}` }))
  const ends = new Set([1, page, pageCount])
  return (
    <nav aria-label={label ?? text(paginationMessages.label)} className={styles.root}>
      <ul className={styles.list}>
        <Step shown={page > 1}>
          <IconLink
            rel="prev"
            href={href(page - 1)}
            label={previousText ?? text(paginationMessages.previous)}
            icon={<ChevronLeftIcon className={styles.chevron} />}
          />
        </Step>
        {pageNumbers(page, pageCount).map((number, index) =>
          number === 0 ? (
            <Gap key={`gap-${index}`} room="wide" />
          ) : (
            [
              number === page && page > 2 && <Gap key="before" room="narrow" />,
              <li key={number} data-room={ends.has(number) ? undefined : 'wide'}>
                <Anchor
                  href={href(number)}
                  className={styles.page ?? ''}
                  aria-label={name(number)}
                  aria-current={number === page ? 'page' : undefined}
                >
                  {number}
                </Anchor>
              </li>,
              number === page && page < pageCount - 1 && <Gap key="after" room="narrow" />,
            ]
          ),
        )}
        <Step shown={page < pageCount}>
          <IconLink
            rel="next"
            href={href(page + 1)}
            label={nextText ?? text(paginationMessages.next)}
            icon={<ChevronRightIcon className={styles.chevron} />}
          />
        </Step>
      </ul>
    </nav>
  )
}

/** Reserves its place on the first and last page, so that the numbers do not move under the pointer. */
function Step({ shown, children }: { readonly shown: boolean; readonly children: ReactNode }) {
  return shown ? <li>{children}</li> : <li className={styles.place} aria-hidden="true" />
}

function Gap({ room }: { readonly room: 'wide' | 'narrow' }) {
  return (
    <li className={styles.gap} data-room={room} aria-hidden="true">
      …
    </li>
  )
}
