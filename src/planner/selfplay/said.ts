/** The messages of a report of self-play, in the panel and on sheets. Shares and numbers come as finished text. */
type Nothing = Record<never, never>
/** Who a share is about: a sentence begins with it. */
type Who = { who: string; low: string; high: string }

export type SelfplaySaid = {
  'sheet-tried': Nothing
  'sheet-tried-told': { matches: number }
  'sheet-tried-of': { matches: number; game: string; level: string; one: string; other: string }
  'sheet-tried-edge-near': Nothing
  'sheet-tried-edge-far': Nothing
  'sheet-tried-edge-left': Nothing
  'sheet-tried-edge-right': Nothing
  'sheet-tried-first': Nothing
  'sheet-tried-force': { force: string }
  'sheet-tried-wins': { who: string }
  'sheet-tried-share': { share: string; low: string; high: string }
  'sheet-tried-points': Nothing
  'sheet-tried-points-near': Nothing
  'sheet-tried-points-left': Nothing
  'sheet-tried-rounds': Nothing
  'sheet-tried-lost': Nothing
  'sheet-tried-draws': Nothing
  'sheet-tried-wiped-out': Nothing
  'sheet-tried-counted': Nothing
  'sheet-tried-stuck': Nothing
  'sheet-tried-open': Who & { needed: number }
  'sheet-tried-even': Who
  'sheet-tried-leaning': Who & { isAhead: boolean }
  'sheet-tried-lopsided': Who & { isAhead: boolean }
  'sheet-tried-close': Who
  'sheet-tried-objective': { objective: string; held: string; winner: string }
  'sheet-tried-place': { left: string; near: string }
  'sheet-tried-lane': { share: string; length: string }
  'sheet-tried-lanes': Nothing
  'sheet-tried-held': Nothing
  'sheet-tried-figure': Nothing
  'sheet-tried-value': Nothing
  'sheet-tried-stood': Nothing
  'sheet-tried-died': Nothing
  'sheet-tried-shot': Nothing
  'sheet-tried-per-match': Nothing
  'sheet-tried-band': { from: string; to: string }
}
