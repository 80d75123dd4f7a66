/** " (1 damage 22 %, 2 damage 8 %)" if more than one amount of damage can be survived; `one` puts each amount into words. */
export function spreadText(spread: readonly number[], one: (damage: number, percent: number) => string): string {
  const told = spread.flatMap((percent, index) => (percent > 0 ? [one(index + 1, percent)] : []))
  return told.length > 1 ? ` (${told.join(', ')})` : ''
}
