import { type OpenFaceFinder, workerFinder } from '@klarsikt/try-on/landmarks'
import LandmarksWorker from '@klarsikt/try-on/landmarks-worker?worker'

/** Finds faces in a worker, with the models that the build copies beside our own scripts. */
export const openFaceFinder: OpenFaceFinder = workerFinder({
  start: () => new LandmarksWorker(),
  files: import.meta.env.FACE_FILES,
})
