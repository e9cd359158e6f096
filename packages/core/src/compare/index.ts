export {
  addCompared,
  COMPARED_FRAMES_MAXIMUM,
  COMPARED_PARAM,
  compareHref,
  readCompared,
  withoutCompared,
} from './compared.js'
