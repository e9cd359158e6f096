'use client'
import { commonMessages } from '@klarsikt/core/messages'
import { ExternalIcon } from '../../icons/action.js'
import { cx } from '../../lib/cx.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { Anchor, type AnchorProps } from './link-context.js'
import styles from './link.module.css'

export { Anchor, type AnchorProps, LinkProvider } from './link-context.js'

export interface LinkProps extends AnchorProps {
  /** `standalone` is a link on a line of its own with a full touch target, `quiet` one without underline. */
  readonly variant?: 'inline' | 'standalone' | 'quiet'
  /** Opens in a new tab and says so. */
  readonly external?: boolean
  readonly newTabText?: string
}

export function Link({
  variant = 'inline',
  external = false,
  newTabText = commonMessages['common.opensInNewTab'],
  className,
  children,
  ...rest
}: LinkProps) {
  return (
    <Anchor
      {...rest}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      data-variant={variant}
      className={cx(styles.root, className)}
    >
      {children}
      {external && (
        <>
          <ExternalIcon size={14} className={styles.external} />
          <VisuallyHidden> ({newTabText})</VisuallyHidden>
        </>
      )}
    </Anchor>
  )
}
