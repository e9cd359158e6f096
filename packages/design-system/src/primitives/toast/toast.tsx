'use client'
export { dismiss, dismissAll, toast, TOAST_MILLISECONDS, type ToastOptions } from './toast-store.js'
export { Toaster, type ToasterProps } from './toaster.js'
