import { CloseIcon, SearchIcon } from '../../icons/action.js'
import { CubeIcon, RecycleIcon } from '../../icons/shop.js'
import { Button } from '../../primitives/button/button.js'
import { IconButton } from '../../primitives/icon-button/icon-button.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'Pictures everybody knows; what is rare has words.',
      show: () => (
        <div className="ks-cluster">
          <IconButton label="Sök" icon={<SearchIcon />} variant="outlined" />
          <IconButton label="Stäng filtren" icon={<CloseIcon />} variant="outlined" />
          <Button variant="secondary" icon={<RecycleIcon />}>
            Återvinn dina glasögon
          </Button>
        </div>
      ),
    },
    wrong: {
      text: 'Pictures to guess at: a cube, and arrows in a circle.',
      show: () => (
        <div className="ks-cluster">
          <IconButton label="3D" icon={<CubeIcon />} variant="outlined" />
          <IconButton label="Återvinn" icon={<RecycleIcon />} variant="outlined" />
        </div>
      ),
    },
  },
]
