/** The pieces of a plan, the lower ones first. Each is memoised, so that a drag re-renders one piece of many. */
import { memo } from 'react'
import { place } from '../../geometry/heading'
import type { LayoutDocument, LayoutPiece } from '../../planner/document'
import { kindIn } from '../../planner/kinds'
import { opened } from '../../planner/opened'
import type { Ref } from '../../table/piece'
import { useWords } from '../words/words-context'
import { pathOf, shadeOf } from './kind-picture'

export interface PlanPiecesProps {
  readonly document: LayoutDocument
  readonly selection: readonly Ref[]
  readonly lit: readonly Ref[] | undefined
}

export const PlanPieces = memo(function PlanPieces({ document, selection, lit }: PlanPiecesProps) {
  const { speak } = useWords()
  const picked = new Set(selection)
  return [...opened(document).pieces]
    .sort((a, b) => a.terrain.height - b.terrain.height)
    .map(({ piece }) => (
      <PlanPiece
        key={piece.ref}
        piece={piece}
        own={document.own}
        name={speak.piece(piece.ref)}
        isPicked={picked.has(piece.ref)}
        isLit={lit?.includes(piece.ref) ?? false}
      />
    ))
})

interface PlanPieceProps {
  readonly piece: LayoutPiece
  readonly own: LayoutDocument['own']
  readonly name: string
  readonly isPicked: boolean
  readonly isLit: boolean
}

const PlanPiece = memo(function PlanPiece({ piece, own, name, isPicked, isLit }: PlanPieceProps) {
  const parts = [...kindIn({ own }, piece.kind).parts].sort((a, b) => a.top - b.top)
  return (
    <g
      data-ref={piece.ref}
      className="ui-plan-piece"
      data-picked={isPicked || undefined}
      data-lit={isLit || undefined}
      data-locked={piece.locked}
    >
      <title>{name}</title>
      {parts.map(({ outline, top }, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a kind never change.
          key={index}
          d={pathOf(place(outline, piece.at, piece.heading))}
          fill={shadeOf(top + (piece.z ?? 0))}
        />
      ))}
    </g>
  )
})
