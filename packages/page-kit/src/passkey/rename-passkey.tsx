import { PASSKEY_NAME_MAXIMUM } from '@klarsikt/core/identity'
import * as accountMessages from '@klarsikt/core/messages/account'
import { Button } from '@klarsikt/design-system/button'
import { Dialog } from '@klarsikt/design-system/dialog'
import { TextField } from '@klarsikt/design-system/text-field'
import { useId, useState } from 'react'
import { Form } from 'react-router'

/** Names a passkey, so that its owner knows which device it belongs to. */
export function RenamePasskey({ id, name }: { readonly id: string; readonly name: string }) {
  const field = useId()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-label={accountMessages.securityRenamePasskeyLabel({ name })}
        onClick={() => setOpen(true)}
      >
        {accountMessages.securityRenamePasskey()}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        size="small"
        title={accountMessages.securityRenamePasskeyTitle()}
        footer={
          <div className="ks-cluster">
            <Button type="submit" form={`${field}-form`}>
              {accountMessages.securityRenamePasskeySave()}
            </Button>
            <Button variant="secondary" onClick={close}>
              {accountMessages.securityRenamePasskeyCancel()}
            </Button>
          </div>
        }
      >
        <Form method="post" id={`${field}-form`} preventScrollReset onSubmit={close}>
          <input type="hidden" name="intent" value="passkey-rename" />
          <input type="hidden" name="id" value={id} />
          <TextField
            id={field}
            name="name"
            label={accountMessages.securityPasskeyName()}
            hint={accountMessages.securityPasskeyNameHelp({ maximum: PASSKEY_NAME_MAXIMUM })}
            maxLength={PASSKEY_NAME_MAXIMUM}
            autoComplete="off"
            defaultValue={name}
          />
        </Form>
      </Dialog>
    </>
  )
}
