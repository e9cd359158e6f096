'use client'
import * as commonMessages from '@klarsikt/core/messages/common'
import { ArrowRightIcon, ExternalIcon } from '../../icons/action.js'
import { cx } from '../../lib/cx.js'
import { useText } from '../../locale/locale.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { Anchor, type AnchorProps } from './link-context.js'
import styles from './link.module.css'

export { Anchor, type AnchorProps, LinkProvider } from './link-context.js'

export interface LinkProps extends AnchorProps {
  /** `standalone` is a link on a line of its own with a full touch target, `quiet` one without underline. */
  readonly variant?: 'inline' | 'standalone' | 'quiet'
  /** Opens in a new tab and announces that. */
  readonly external?: boolean
  /** Adds an arrow to a standalone link. It follows the reading direction. */
  readonly arrow?: boolean
  readonly newTabText?: string
}

/** A link. It uses the app's router if {@link LinkProvider} provides one. */
export function Link({
  variant = 'inline',
  external = false,
  arrow = false,
  newTabText,
  className,
  children,
  ...rest
}: LinkProps) {
  const text = useText()
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
          <VisuallyHidden> ({newTabText ?? text(commonMessages.opensInNewTab)})</VisuallyHidden>
        </>
      )}
      {arrow && <ArrowRightIcon className={styles.arrow} />}
    </Anchor>
  )
}
