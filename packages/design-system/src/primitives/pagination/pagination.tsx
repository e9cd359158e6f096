'use client'
import { commonMessages } from '@klarsikt/core/messages'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/action.js'
import { IconLink } from '../icon-button/icon-button.js'
import { Anchor } from '../link/link-context.js'
import { pageNumbers } from './page-numbers.js'
import styles from './pagination.module.css'

export interface PaginationProps {
  /** From 1. */
  readonly page: number
  readonly pageCount: number
  /** Address of a page, so that every page can be opened, shared and gone back to. */
  readonly href: (page: number) => string
  readonly label?: string
  readonly previousText?: string
  readonly nextText?: string
  readonly pageText?: (page: number) => string
}

export function Pagination({
  page,
  pageCount,
  href,
  label = 'Sidor',
  previousText = 'Föregående sida',
  nextText = `${commonMessages['common.next']} sida`,
  pageText = (number) => `Sida ${number}`,
}: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <IconLink rel="prev" href={href(page - 1)} label={previousText} icon={<ChevronLeftIcon />} />
          </li>
        )}
        {pageNumbers(page, pageCount).map((number, index) =>
          number === 0 ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Anchor
                href={href(number)}
                className={styles.page ?? ''}
                aria-label={pageText(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Anchor>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <IconLink rel="next" href={href(page + 1)} label={nextText} icon={<ChevronRightIcon />} />
          </li>
        )}
      </ul>
    </nav>
  )
}
