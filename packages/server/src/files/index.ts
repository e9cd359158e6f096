export { moveToFolder } from './move-to-folder.js'
export { createFile, replaceFile } from './whole-file.js'
