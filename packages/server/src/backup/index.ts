export { type BackupManifest } from './manifest.js'
export { restoreBackup, type RestoreFailure } from './restore-backup.js'
export { saveBackup } from './save-backup.js'
