/** Moving in a tree by keyboard, as users of trees expect. Every branch is shown: nothing is folded. */

/** The item to which a key leads from item `at`, by the levels of all items from top to bottom; undefined if it leads nowhere. */
export function treeStep(key: string, levels: readonly number[], at: number): number | undefined {
  const level = levels[at]
  if (level === undefined) return undefined
  const to = ((): number => {
    switch (key) {
      case 'ArrowDown':
        return at + 1
      case 'ArrowUp':
        return at - 1
      case 'ArrowRight':
        return (levels[at + 1] ?? 0) > level ? at + 1 : -1
      case 'ArrowLeft':
        return levels.slice(0, at).findLastIndex((one) => one < level)
      case 'Home':
        return 0
      case 'End':
        return levels.length - 1
      default:
        return -1
    }
  })()
  return to === at || levels[to] === undefined ? undefined : to
}
