/**
 * Judges claims at the moments of a log and on the table as drafted, with the game's own verdict on a sight: the rules' report
 * where the game gives one, else its verdict in the sight lab.
 */
import { useEffect, useMemo, useState } from 'react'
import { momentOf, stillMoment } from '../../../client/moment'
import type { ShownLine } from '../../../client/seats'
import type { ClientState } from '../../../client/state'
import { gameOf } from '../../../games'
import type { LabGame } from '../../../games/lab-game'
import type { GameView } from '../../../games/view'
import type { Reason } from '../../../kernel'
import { type ClaimEntry, type StandingClaim, settledAt, standingClaims } from '../../../lab/claims/follow'
import { type ClaimWorld, type Judged, judgeClaim } from '../../../lab/claims/judge'
import { consider } from '../../../lab/consider'
import type { Claim } from '../../../protocol/claim'
import type { Ref, Tabletop } from '../../../table/piece'
import { createSightTable, type Statures } from '../../../table/sight'
import type { Speak } from '../../../ui/words/speak'
import { reasonInWords } from '../../../ui/words/words'
import { staturesOf } from '../../lab/sight-found'
import { draftedTable } from '../drafted-look'

export interface ClaimJudge {
  /** The table with the drafted piece where it is drafted. */
  drafted(state: Pick<ClientState, 'view' | 'seat' | 'decisions' | 'draft' | 'ahead'>): ClaimWorld
  /** The claims that count after the last of these lines. */
  standing(log: readonly ShownLine[]): readonly StandingClaim[]
  /** The verdicts right after the move with which this line's claims were made. `log` contains the line. */
  made(line: ShownLine, log: readonly ShownLine[]): readonly (Judged | undefined)[]
  /** The words of a judgement's reason. */
  reason(reason: Reason): string
}

export function createClaimJudge(game: GameView, lab: LabGame | undefined, speak: Speak): ClaimJudge {
  const scene = createSightTable()
  const known = new WeakMap<object, ClaimWorld>()
  const statures = new WeakMap<object, Statures>()
  const verdicts = new WeakMap<ClaimWorld, Map<string, Judged | undefined>>()

  const staturesIn = (view: object): Statures => {
    const found = statures.get(view) ?? staturesOf(game.look(view, stillMoment(view, 'A'), speak))
    statures.set(view, found)
    return found
  }
  const worldOf = (view: object, tabletop: Tabletop): ClaimWorld => ({
    stations(one, other) {
      const { miniatures } = scene.sync(tabletop, staturesIn(view))
      const [from, to] = [miniatures.get(one), miniatures.get(other)]
      return from && to && lab?.stations?.(from, to, tabletop)
    },
    pieces: tabletop.pieces,
    isMiniature: (ref) => Object.hasOwn(staturesIn(view), ref),
    hidesDistances: game.hidesDistances === true,
    sight(viewer, target) {
      if (game.sight) return game.sight(stillMoment(view, 'A'), { viewer, target, pieces: tabletop.pieces }, speak)?.verdict
      const table = scene.sync(tabletop, staturesIn(view))
      const [eyes, body] = [table.miniatures.get(viewer), table.miniatures.get(target)]
      return lab && eyes && body && lab.verdict(consider(table, eyes, body), table, tabletop)
    },
  })
  const worldAt = (view: object): ClaimWorld => {
    const world = known.get(view) ?? worldOf(view, game.tabletop(view))
    known.set(view, world)
    return world
  }
  const judgedIn = (claim: Claim, world: ClaimWorld): Judged | undefined => {
    const judged = verdicts.get(world) ?? new Map<string, Judged | undefined>()
    verdicts.set(world, judged)
    const key = JSON.stringify(claim)
    if (!judged.has(key)) judged.set(key, judgeClaim(claim, world))
    return judged.get(key)
  }
  // The casts are safe: every view of a match that has begun is a record.
  const entriesOf = (log: readonly ShownLine[]) =>
    log.map((line): ClaimEntry & { readonly line: ShownLine } => ({
      seq: line.entry.seq,
      seat: line.entry.cause.seat,
      claims: line.entry.claims,
      line,
      get before() {
        return game.tabletop(line.before as object).pieces
      },
      get after() {
        return game.tabletop(line.after as object).pieces
      },
    }))
  return {
    drafted(state) {
      const view = state.view as object
      return worldOf(view, draftedTable(game.tabletop(view), momentOf(state)))
    },
    standing(log) {
      const first = log.findIndex(({ entry }) => entry.claims)
      if (first < 0) return []
      const entries = entriesOf(log.slice(first))
      const lines = new Map<ClaimEntry, ShownLine>(entries.map((entry) => [entry, entry.line]))
      return standingClaims(entries, (claim, entry) => judgedIn(claim, worldAt(lines.get(entry)?.after as object)))
    },
    made(line, log) {
      const lines = log.slice(log.indexOf(line))
      const entries = entriesOf(lines)
      return (line.entry.claims ?? []).map((claim) => {
        const settled = lines[settledAt(entries, 0, claim.piece)] ?? line
        return judgedIn(claim, worldAt(settled.after as object))
      })
    },
    reason: (reason) =>
      reasonInWords(reason, speak, (game.sight ? undefined : lab?.phrases[speak.language]) ?? game.words(speak.language).phrases),
  }
}

/** The pieces that claims can be about. */
export const miniaturesIn = ({ pieces, isMiniature }: ClaimWorld): readonly Ref[] => Object.keys(pieces).filter(isMiniature)

/** Undefined until the game's verdicts are loaded, and while nothing needs it. */
export function useClaimJudge(game: GameView, speak: Speak, isNeeded: boolean): ClaimJudge | undefined {
  const [loaded, setLoaded] = useState<{ readonly lab: LabGame | undefined }>()
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    void Promise.resolve(gameOf(game.id)?.lab?.()).then((lab) => isCurrent && setLoaded({ lab }))
    return () => {
      isCurrent = false
    }
  }, [game, isNeeded])
  return useMemo(() => loaded && createClaimJudge(game, loaded.lab, speak), [game, loaded, speak])
}
