/**
 * A value that is computed when it is first read, and only once: behind a getter it stays plain data for everybody who reads,
 * copies or compares it. What it needs must not change meanwhile; states do not. It lets go of what it needed once it is known.
 */
export function later<T>(make: () => T): () => T {
  let making: (() => T) | undefined = make
  let made: T | undefined
  return () => {
    if (making) {
      made = making()
      making = undefined
    }
    // The cast is safe: it is made by now.
    return made as T
  }
}

/**
 * Facts about the part of a state that was asked about last. Play asks about one state many times, and then about the next one;
 * looking up earlier ones in a `WeakMap` costs more than it saves, and burdens the garbage collector.
 */
export function ofLatest<Part extends object, Facts>(find: (part: Part) => Facts): (part: Part) => Facts {
  let latest: { readonly part: Part; readonly facts: Facts } | undefined
  return (part) => {
    if (latest?.part !== part) latest = { part, facts: find(part) }
    return latest.facts
  }
}
