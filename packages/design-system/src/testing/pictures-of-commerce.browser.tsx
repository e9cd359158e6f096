import { comparesPictures, type Stories } from './compares-pictures.js'

comparesPictures(import.meta.glob<Stories>('../commerce/*/*.stories.tsx'))
