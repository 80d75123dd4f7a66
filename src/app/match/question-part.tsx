/** The open questions, one at a time, in their generic panel, in which every answer can be given by keyboard. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { IDLE } from '../../client/draft'
import type { AnyDecision, Pick, TallyPart } from '../../kernel'
import type { Ref, Tabletop } from '../../table/piece'
import { answerSoFar, knownChoice } from '../../ui/match/choice/answer-so-far'
import { DecisionPanel } from '../../ui/match/decision-panel'
import { draftOf, STANDING } from './answer-draft'
import type { AtTable } from './match-table'
import { sideOf } from './side'
import { closeOnTop } from './table-state'

/** A placeholder: numbers, shares and orders do not depend on the table. */
const NO_TABLE: Tabletop = { width: 0, depth: 0, terrain: [], pieces: {} }

/** The things that distinguish an option from the others: what all are about needs no telling. */
function thingsOf({ choice }: AnyDecision, id: string): readonly Ref[] {
  if (choice.shape !== 'pick') return []
  // The cast is safe: a choice whose shape is 'pick' is a `Pick`.
  const { options } = choice as Pick
  const on = options.find((one) => one.id === id)?.on ?? []
  return on.filter((ref) => options.length === 1 || !options.every((one) => one.on?.includes(ref)))
}

export interface QuestionPartProps {
  readonly at: AtTable
  /** The reasons that make up the base number to which the answer is added, one line each. */
  readonly why?: readonly string[] | undefined
  /** Those reasons themselves, whose rules the player can read. */
  readonly parts?: readonly TallyPart[] | undefined
  /** Given if the player opened the panel and may close it. */
  onClose?: (() => void) | undefined
}

export function QuestionPart({ at, why, parts, onClose }: QuestionPartProps) {
  const { client, game, table, speak } = at
  const decisions = useStore(client.store, (state) => state.decisions)
  const draft = useStore(client.store, (state) => state.draft)
  const whereIs = useStore(table, (state) => state.whereIs)
  const whereOf = (asked: AnyDecision, id: string) =>
    whereIs && [...new Set(thingsOf(asked, id).flatMap((ref) => whereIs(ref) ?? []))].join('; ')
  const words = game.words(speak.language)
  // What is asked comes first; a standing offer is shown when the player turns to it, or when there is nothing else.
  const [turnedTo, setTurnedTo] = useState<string>()
  const decision =
    (draft.type !== 'idle' && decisions.find(({ id }) => id === draft.decision)) ||
    decisions.find(({ id }) => id === turnedTo) ||
    decisions.find(({ offer }) => !offer) ||
    decisions[0]
  // A number, shares or an order are complete from the start: they only need to be confirmed.
  useEffect(() => {
    const choice = decision && knownChoice(decision)
    if (!decision || !choice || !STANDING.includes(choice.shape)) return
    if (client.store.getState().draft.type === 'idle')
      client.actions.setDraft(draftOf(decision, answerSoFar(decision, choice, IDLE), IDLE, NO_TABLE))
  }, [decision, client])
  if (!decision) return null
  const view = client.store.getState().view as object
  const { title, hint } = words.question(decision, speak)
  const change = (answer: unknown) => {
    const now = client.store.getState()
    client.actions.setDraft(draftOf(decision, answer, now.draft, game.tabletop(now.view as object)))
  }
  return (
    <DecisionPanel
      key={decision.id}
      decision={decision}
      title={title}
      hint={hint}
      others={decisions.flatMap((one) => (one === decision ? [] : [{ id: one.id, title: words.question(one, speak).title }]))}
      onOther={(id) => {
        client.actions.setDraft(IDLE)
        setTurnedTo(id)
      }}
      {...(why && decision.choice.shape === 'split' ? { why, ...(parts ? { parts } : {}) } : {})}
      draft={draft}
      unit={game.unit}
      turned={sideOf(at, view) === 180 ? game.tabletop(view) : undefined}
      option={(id) => ({ ...words.option(decision, id, speak), where: whereOf(decision, id) })}
      onEnter={() => {
        const choice = knownChoice(decision)
        // Where nothing was changed yet, the first Enter takes the answer that the panel shows; the next one gives it.
        if (draft.type === 'idle' && choice) change(answerSoFar(decision, choice, draft))
        else client.actions.confirm()
      }}
      onClose={onClose}
      onBack={() => (client.store.getState().draft.type === 'idle' ? closeOnTop(table) : client.actions.back())}
      onAnswer={change}
    />
  )
}
