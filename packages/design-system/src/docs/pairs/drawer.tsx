import { Button } from '../../primitives/button/button.js'
import { Drawer } from '../../primitives/drawer/drawer.js'
import type { Pair } from '../right-wrong/pair.js'
import { SmallWindow } from '../right-wrong/small-window.js'

const nothing = () => {}

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'What belongs to the page and is left again, with one step onward at the foot.',
      show: () => (
        <SmallWindow title="Varukorgen i en låda" height={380}>
          <Drawer open onClose={nothing} size="small" title="Varukorg" footer={<Button fullWidth>Till kassan</Button>}>
            <p>Linnea Rund, sköldpadd</p>
            <p className="ks-text-muted">1 495 kr</p>
          </Drawer>
        </SmallWindow>
      ),
    },
    wrong: {
      text: 'A short question as high as the window; it is a dialog.',
      show: () => (
        <SmallWindow title="En fråga i en låda" height={380}>
          <Drawer open onClose={nothing} size="small" title="Töm varukorgen?">
            <div className="ks-cluster">
              <Button variant="secondary">Behåll</Button>
              <Button variant="danger">Töm</Button>
            </div>
          </Drawer>
        </SmallWindow>
      ),
    },
  },
]
