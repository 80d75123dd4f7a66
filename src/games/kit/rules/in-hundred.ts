/**
 * Shares of a sum above 0 as whole percents that add up to 100. What rounding down leaves over goes to the shares with the
 * largest remainders; among equal remainders, to the first. Shares must not be negative.
 */
export function inHundred(shares: readonly number[]): readonly number[] {
  const sum = shares.reduce((all, share) => all + share, 0)
  const exact = shares.map((share) => (share / sum) * 100)
  const whole = exact.map(Math.floor)
  const missing = 100 - whole.reduce((all, one) => all + one, 0)
  const raised = exact
    .map((share, at) => ({ at, rest: share - Math.floor(share) }))
    .sort((one, other) => other.rest - one.rest)
    .slice(0, missing)
    .map(({ at }) => at)
  return whole.map((one, at) => (raised.includes(at) ? one + 1 : one))
}
