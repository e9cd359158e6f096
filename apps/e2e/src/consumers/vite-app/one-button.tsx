import { Button } from '@klarsikt/design-system/button'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root')!).render(<Button>Köp</Button>)
