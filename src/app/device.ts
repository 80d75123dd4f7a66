/** The worker that hosts and stores this device's matches, and downloading and reading files. */
import { createHome, type Home, HomeRefusal } from '../client/home'
import type { Reason } from '../kernel'

let home: Home | undefined

/** Starts the worker at the first call. */
export function device(): Home {
  home ??= createHome(new Worker(new URL('../workers/solo-host.ts', import.meta.url), { type: 'module', name: 'sightline-host' }))
  return home
}

/** The reason in an error: a refusal's own, otherwise a general one with the error's text. */
export const reasonOf = (error: unknown): Reason =>
  error instanceof HomeRefusal
    ? error.reason
    : { key: 'store-failed', says: { error: error instanceof Error ? error.message : String(error) } }

/** A match's title is the names of its players, one per line, in the order of the seats. */
export const titleOf = (names: readonly string[]): string => names.map((name) => name.replace(/\s+/g, ' ').trim()).join('\n')
export const namesIn = (title: string | undefined, seats: readonly string[]): readonly string[] => {
  const lines = (title ?? '').split('\n')
  return seats.map((seat, index) => lines[index] || seat)
}

/** Hands a text to the browser as a download. */
export const download = (name: string, text: string): void => save(name, new Blob([text], { type: 'application/json' }))

/** Hands a file to the browser as a download. */
export function save(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** A file's text. Invalid bytes become replacement characters; the match reader then says what the file seems to be. */
export const textOf = async (file: File): Promise<string> => file.text()
