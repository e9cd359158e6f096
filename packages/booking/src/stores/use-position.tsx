import { LocateButton, type LocateButtonProps } from '@klarsikt/forms'
import { useNavigate } from 'react-router'

interface UsePositionProps {
  readonly addressOf: (position: Parameters<LocateButtonProps['onLocated']>[0]) => string
}

/** Sorts the stores by distance from the visitor's position. */
export function UsePosition({ addressOf }: UsePositionProps) {
  const navigate = useNavigate()
  return (
    <LocateButton
      variant="ghost"
      onLocated={(position) => void navigate(addressOf(position), { preventScrollReset: true })}
    />
  )
}
