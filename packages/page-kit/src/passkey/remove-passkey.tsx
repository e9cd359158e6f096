import * as accountMessages from '@klarsikt/core/messages/account'
import { Button } from '@klarsikt/design-system/button'
import { Dialog } from '@klarsikt/design-system/dialog'
import { useRef, useState } from 'react'
import { Form } from 'react-router'

/** Removes a passkey after a question. The harmless answer has the focus. */
export function RemovePasskey({ id, name }: { readonly id: string; readonly name: string }) {
  const keep = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-label={accountMessages.securityRemovePasskeyLabel({ name })}
        onClick={() => setOpen(true)}
      >
        {accountMessages.securityRemovePasskey()}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        size="small"
        title={accountMessages.securityRemovePasskeyTitle()}
        initialFocus={keep}
        footer={
          <Form method="post" preventScrollReset className="ks-cluster" onSubmit={close}>
            <input type="hidden" name="intent" value="passkey-remove" />
            <input type="hidden" name="id" value={id} />
            <Button type="submit" variant="danger">
              {accountMessages.securityRemovePasskeyConfirm()}
            </Button>
            <Button ref={keep} variant="secondary" onClick={close}>
              {accountMessages.securityKeepPasskey()}
            </Button>
          </Form>
        }
      >
        <p>{accountMessages.securityRemovePasskeyBody({ name })}</p>
      </Dialog>
    </>
  )
}
