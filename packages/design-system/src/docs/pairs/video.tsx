import { Alert } from '../../primitives/alert/alert.js'
import { SAMPLE_FILM } from '../../primitives/video/sample-film.js'
import { Video } from '../../primitives/video/video.js'
import { framePicture } from '../../testing/articles.js'
import type { Pair } from '../right-wrong/pair.js'

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'One short film without sound, with a poster that shows the same.',
      show: () => (
        <Video
          sources={[SAMPLE_FILM]}
          label="Bågen Linnea vrids från sida till sida"
          poster={framePicture('#3b2a20')}
          ratio={1.6}
        />
      ),
    },
    wrong: {
      text: 'It has to be heard to be understood, and it is always muted.',
      show: () => (
        <div className="ks-stack">
          <Video sources={[SAMPLE_FILM]} label="Film" ratio={1.6} />
          <Alert>Slå på ljudet: optikern berättar om villkoren i filmen.</Alert>
        </div>
      ),
    },
  },
]
