/** Advice on the open question, asked of the device's own search. Only for somebody who plays alone against bots. */
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Reason } from '../../kernel'
import type { Advice } from '../../protocol/home'
import { AdvicePanel } from '../../ui/match/advice-panel'
import { useWords } from '../../ui/words/words-context'
import { device, reasonOf } from '../device'
import { advisedAnswers } from './advised'
import { draftOf } from './answer-draft'
import type { AtTable } from './match-table'

export interface AdvicePartProps {
  readonly at: AtTable
  /** Called once an answer has been drafted on the table. */
  onShown(): void
  onClose(): void
}

export function AdvicePart({ at: { client, game, speak, id }, onShown, onClose }: AdvicePartProps) {
  const { say, reason } = useWords()
  const decisions = useStore(client.store, (state) => state.decisions)
  const viewer = useStore(client.store, (state) => state.seat)
  const [given, setGiven] = useState<readonly Advice[]>()
  const [refused, setRefused] = useState<Reason>()
  useEffect(() => {
    let isCurrent = true
    device()
      .ask('advise', { match: id, seat: viewer })
      .then(
        ({ advice }) => isCurrent && setGiven(advice),
        (error) => isCurrent && setRefused(reasonOf(error)),
      )
    return () => {
      isCurrent = false
    }
  }, [id, viewer])
  const words = game.words(speak.language)
  const decision = decisions.find((one) => one.id === given?.[0]?.decision) ?? decisions.find(({ offer }) => !offer)
  const answers = useMemo(
    () => given && decision && advisedAnswers(decision, given, words, { speak, say }),
    [given, decision, words, speak, say],
  )
  return (
    <AdvicePanel
      title={decision ? words.question(decision, speak).title : ''}
      answers={given?.length === 0 ? [] : answers}
      refusal={refused && reason(refused)}
      onShow={(shown) => {
        const { draft, view } = client.store.getState()
        const advised = given?.[Number(shown)]
        if (!decision || !advised) return
        client.actions.setDraft(draftOf(decision, advised.answer, draft, game.tabletop(view as object)))
        onShown()
      }}
      onClose={onClose}
    />
  )
}
