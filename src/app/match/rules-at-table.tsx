/** Lets every part of a match's screen open the rules of the game, at what the player asks about. */
import { type ReactNode, Suspense, useState } from 'react'
import { gameOf } from '../../games'
import { type Asked, WhyContext } from '../../ui/help/why-button'
import { RulesPart } from '../games'

export function RulesAtTable({ game, children }: { readonly game: string; readonly children: ReactNode }) {
  const [asked, setAsked] = useState<readonly Asked[]>()
  return (
    <WhyContext value={gameOf(game)?.help && setAsked}>
      {children}
      {asked && (
        <Suspense>
          <RulesPart id={game} about={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </WhyContext>
  )
}
