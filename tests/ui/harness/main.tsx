/** Mounts each piece of the chrome with sample data: `?show=match&language=fr&text=200&sheet=log`. */
import { type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Draft } from '../../../src/client/draft'
import { INCH } from '../../../src/geometry/types'
import { bindCommands, type CommandHandlers } from '../../../src/ui/bind-commands'
import { DialogFrame } from '../../../src/ui/dialog'
import { FaultPage } from '../../../src/ui/fault-boundary'
import { HelpOverlay } from '../../../src/ui/help-overlay'
import { HintBubble } from '../../../src/ui/hint-bubble'
import { HomePage } from '../../../src/ui/home/home-page'
import { LobbyPage } from '../../../src/ui/home/lobby-page'
import { ConsentDialog } from '../../../src/ui/match/consent-dialog'
import { FileDropCover, HandOver, LoadingTable } from '../../../src/ui/match/covers'
import { DecisionPanel } from '../../../src/ui/match/decision-panel'
import { DicePrompt, RollResult } from '../../../src/ui/match/dice-prompt'
import { EndScreen } from '../../../src/ui/match/end-screen'
import { HandsPart } from '../../../src/ui/match/hands/hands-part'
import { LogPanel } from '../../../src/ui/match/log-panel'
import { MatchChrome, type SidePanel } from '../../../src/ui/match/match-chrome'
import { PromptStrip } from '../../../src/ui/match/prompt-strip'
import { QUESTION_ID } from '../../../src/ui/match/question-id'
import { StopsPanel } from '../../../src/ui/match/stops-panel'
import { TallyView } from '../../../src/ui/match/tally-view'
import { TopStrip } from '../../../src/ui/match/top-strip'
import { applySettings, type Settings } from '../../../src/ui/settings'
import { SettingsDialog } from '../../../src/ui/settings-panel'
import { Toasts } from '../../../src/ui/toasts'
import { LANGUAGES, type Language } from '../../../src/ui/words/speak'
import { speaker } from '../../../src/ui/words/speaker'
import { learn } from '../../../src/ui/words/words'
import { useWords, WordsProvider } from '../../../src/ui/words/words-context'
import '../../../src/ui/style/index.css'
import { HANDS, SampleIcon, STOPS } from './hand-samples'
import { CHOICES, decisionOf, GAME_PHRASES, IDLE, LOBBY, LOG, nameOf, SAVED, TALLY } from './samples'

const query = new URLSearchParams(location.search)
const asked = (name: string) => query.get(name) ?? undefined
const nothing = () => undefined
const NOW = Date.UTC(2026, 10, 21, 18)
const SEATS = { A: 'Alice', B: 'Bruno' } as const

const draftOf = (name: string): Draft => {
  const decision = `q-${name}`
  const verdict = { allowed: true } as const
  switch (name) {
    case 'pick':
      return { type: 'choosing', decision, picked: ['g1'], verdict }
    case 'several':
      return { type: 'choosing', decision, picked: ['bolt', 'hit'], verdict }
    case 'amount':
      return { type: 'counting', decision, value: 2, verdict }
    case 'split':
      return { type: 'sharing', decision, shares: [2, 1], verdict }
    case 'path': {
      const end = { x: 14 * INCH, y: 12 * INCH }
      const judgement = { verdict, used: Math.round(6.04 * INCH), budget: 6 * INCH, crossings: [] }
      return { type: 'pathing', decision, piece: 'e2', bends: [{ x: 13 * INCH, y: 9 * INCH }], end, held: false, judgement }
    }
    default:
      return IDLE
  }
}

function Question({ name, alone }: { readonly name: string; readonly alone?: boolean }) {
  const { speak, reason } = useWords()
  const [answer, setAnswer] = useState<unknown>()
  const one = CHOICES[name]
  const decision = decisionOf(name)
  if (!one) return undefined
  return (
    <DecisionPanel
      decision={decision}
      title={one.title[speak.language]}
      hint={one.hint[speak.language]}
      draft={answer === undefined ? draftOf(name) : draftFrom(decision.id, one.choice.shape, answer)}
      unit="inch"
      refusal={
        name === 'path'
          ? reason({ key: 'too-far', says: { used: Math.round(6.04 * INCH), budget: 6 * INCH } })
          : name === 'split'
            ? reason({ key: 'wrong-total', says: { total: 5, given: 3 } })
            : undefined
      }
      option={(id) => ({ label: nameOf(id, speak.language) })}
      onAnswer={setAnswer}
      {...(alone ? { confirm: { disabled: name === 'path' || name === 'split', onConfirm: nothing }, onBack: nothing } : {})}
    />
  )
}

/** What a real client does in its draft, without judging. */
function draftFrom(decision: string, shape: string, answer: unknown): Draft {
  const verdict = { allowed: true } as const
  // The panels of the harness's own samples gave this answer: its form follows from the shape.
  if (shape === 'pick') return { type: 'choosing', decision, picked: answer as string[], verdict }
  if (shape === 'amount') return { type: 'counting', decision, value: answer as number, verdict }
  if (shape === 'split') return { type: 'sharing', decision, shares: answer as number[], verdict }
  if (shape === 'order') return { type: 'ordering', decision, items: answer as string[], verdict }
  return IDLE
}

function Card() {
  const { speak } = useWords()
  return (
    <section className="ui-panel" style={{ padding: '0.875rem', display: 'grid', gap: '0.5rem' }}>
      <h2>{nameOf('e2', speak.language)}</h2>
      <TallyView tally={TALLY} />
    </section>
  )
}

function Match({ settings, change }: { readonly settings: Settings; change(part: Partial<Settings>): void }) {
  const { speak, reason } = useWords()
  const { language } = speak
  const t = (en: string, fr: string) => (language === 'fr' ? fr : en)
  const [logShown, setLogShown] = useState(asked('log') !== 'hidden')
  const [sheet, setSheet] = useState<SidePanel | undefined>(asked('sheet') as SidePanel | undefined)
  const [open, setOpen] = useState<'help' | 'settings'>()
  const [commands] = useState<CommandHandlers>(() => ({
    help: () => setOpen('help'),
    settings: () => setOpen('settings'),
    'toggle-log': () => setLogShown((shown) => !shown),
    'focus-question': () => document.getElementById(QUESTION_ID)?.focus(),
  }))
  useEffect(() => bindCommands(commands, 'match'), [commands])
  const state = asked('state')
  const shape = asked('shape')
  return (
    <>
      <MatchChrome
        top={
          <TopStrip
            round={t('Turn 2 of 5', 'Tour 2 sur 5')}
            phase={t('Shoot', 'Tir')}
            active={{ seat: 'A', name: SEATS.A, isBot: false }}
            scores={[
              { seat: 'A', name: SEATS.A, score: 3 },
              { seat: 'B', name: SEATS.B, score: 11 },
            ]}
            saved="saved"
            isSet
            soundOn={settings.sound === 'on'}
            onLanguage={(next) => change({ language: next })}
            onCommand={(command) => commands[command]?.()}
          />
        }
        prompt={
          <PromptStrip
            seat="A"
            tip={
              state === 'hint' ? (
                <HintBubble
                  hint={{
                    id: 'camera',
                    text: t('Look around: hold the right button and drag.', 'Regardez autour : glissez, bouton droit enfoncé.'),
                  }}
                  onSeen={nothing}
                  onNoMore={nothing}
                />
              ) : undefined
            }
            title={t('Shoot with your figures', 'Faites tirer vos figurines')}
            hint={t(
              'Click one of the glowing figures, then its target. Hold V to see its lines of sight.',
              'Cliquez sur une figurine qui luit, puis sur sa cible. Tenez V pour voir ses lignes de vue.',
            )}
            keys={[
              { key: 'N', does: t('next figure', 'figurine suivante') },
              { key: 'V', does: t('sight', 'vue') },
            ]}
            refusal={
              state === 'refused' ? reason({ key: 'too-close', says: { piece: 'crates', missing: 840, gap: INCH } }) : undefined
            }
            confirm={{ label: t('End the phase', 'Finir la phase'), disabled: false, onConfirm: nothing }}
            onBack={nothing}
            undo={{ disabled: false, onUndo: nothing }}
          />
        }
        log={
          <LogPanel
            lines={LOG.map((line) => ({ ...line, text: line.text[language], details: line.details.map((one) => one[language]) }))}
            onClose={() => setLogShown(false)}
          />
        }
        piece={state === 'bare' ? undefined : <Card />}
        hands={
          asked('hand') !== undefined && (
            <HandsPart
              hands={HANDS(language, Number(asked('hand')))}
              viewer="A"
              icon={SampleIcon}
              speak={speak}
              isHidden={asked('show') === 'hand-over'}
              onPlay={(play) => {
                document.title = `played ${play.option}`
              }}
              nameOf={(seat) => (seat === 'A' ? SEATS.A : SEATS.B)}
            />
          )
        }
        question={state === 'bare' ? undefined : <Question name={shape ?? 'pick'} />}
        dice={<Dice state={state} />}
        toasts={
          state === 'toast' ? (
            <Toasts
              notices={[
                { id: '1', kind: 'done', text: t('The match was exported.', 'La partie est exportée.') },
                { id: '2', kind: 'refused', text: reason({ key: 'not-kept', says: {} }) },
              ]}
              onDismiss={nothing}
            />
          ) : undefined
        }
        logShown={logShown}
        onLogShown={setLogShown}
        sheet={sheet}
        onSheet={setSheet}
      />
      <HelpOverlay open={open === 'help'} onClose={() => setOpen(undefined)} />
      <SettingsDialog open={open === 'settings'} onClose={() => setOpen(undefined)} settings={settings} onChange={change} />
    </>
  )
}

function Dice({ state }: { readonly state: string | undefined }) {
  const { speak } = useWords()
  const title = `${nameOf('e2', speak.language)} → ${nameOf('g1', speak.language)}`
  if (state === 'throw')
    return <DicePrompt seat="A" name={SEATS.A} title={title} count={4} tally={TALLY} press="R" onThrow={nothing} />
  if (state === 'rolled')
    return (
      <RollResult
        title={title}
        result={speak.language === 'fr' ? '3 touches' : '3 hits'}
        rolls={[
          {
            id: 'attack',
            seat: 'A',
            label: nameOf('e2', speak.language),
            said: '',
            dice: ['hit', 'hit', 'hit', 'armour'].map((face) => ({
              icon: face,
              label: nameOf(face, speak.language),
              counts: face === 'hit',
            })),
          },
        ]}
        expected={2}
        chance={0.3125}
      />
    )
  return undefined
}

function Windows() {
  const { speak } = useWords()
  const [value, setValue] = useState({})
  return (
    <DialogFrame open onClose={nothing} title={asked('show') ?? ''}>
      <StopsPanel stops={STOPS(speak.language)} value={value} onChange={setValue} />
    </DialogFrame>
  )
}

function Shapes() {
  return (
    <div
      style={{
        position: 'relative',
        display: 'grid',
        gap: '1rem',
        padding: '1rem',
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
      }}
    >
      {Object.keys(CHOICES).map((name) => (
        <Question key={name} name={name} alone />
      ))}
    </div>
  )
}

function Shown({ settings, change }: { readonly settings: Settings; change(part: Partial<Settings>): void }) {
  const { speak, reason } = useWords()
  const { language } = speak
  const pages: { readonly [name: string]: () => ReactNode } = {
    home: () => (
      <HomePage
        settings={settings}
        onChange={change}
        onHintsAgain={nothing}
        games={[
          {
            id: 'exterminate',
            name: 'Exterminate!',
            blurb: language === 'fr' ? 'Escarmouches à travers le temps, 45 minutes' : 'Skirmishes across time, 45 minutes',
            seats: [2, 2] as const,
            kind: 'miniatures',
            minutes: [45, 75],
            isTaught: true,
          },
        ]}
        saved={asked('empty') ? [] : SAVED(NOW, language)}
        now={NOW}
        importError={asked('error') ? reason({ key: 'file-foreign', says: { looks: 'picture' } }) : undefined}
        onPlay={nothing}
        onTeach={nothing}
        onSetUp={nothing}
        onJoin={() => false}
        onContinue={nothing}
        onDelete={nothing}
        onExport={nothing}
        onWatch={nothing}
        onBranches={nothing}
        unread={{ layouts: [], onSave: nothing, onDelete: nothing }}
        onImport={nothing}
        onHelp={nothing}
        deckGames={[]}
        onDecks={nothing}
        newer="no"
        onNewer={nothing}
      />
    ),
    lobby: () => (
      <LobbyPage
        {...LOBBY(language)}
        onPlayer={nothing}
        onChange={nothing}
        onStart={nothing}
        onBack={nothing}
        onLanguage={(next) => change({ language: next })}
      />
    ),
    match: () => <Match settings={settings} change={change} />,
    shapes: () => <Shapes />,
    help: () => <HelpOverlay open onClose={nothing} />,
    settings: () => <SettingsDialog open onClose={nothing} settings={settings} onChange={change} onHintsAgain={nothing} />,
    consent: () => <ConsentDialog by="Bruno" onAnswer={nothing} />,
    end: () => (
      <EndScreen
        seats={[
          { seat: 'A', name: SEATS.A, total: 12 },
          { seat: 'B', name: SEATS.B, total: 9 },
        ]}
        winners={['A']}
        sources={[
          { id: 'n', label: language === 'fr' ? 'Nodules Vortex' : 'Vortex nodes', points: [6, 4] },
          { id: 'x', label: language === 'fr' ? 'Figurines exterminées' : 'Figures exterminated', points: [4, 5] },
          { id: 'l', label: language === 'fr' ? 'Chef adverse' : 'Enemy leader', points: [2, 0] },
        ]}
        how={language === 'fr' ? 'Après cinq tours' : 'After five turns'}
        onHome={nothing}
        onAgain={nothing}
        onExport={nothing}
        onWatch={nothing}
        onLook={nothing}
      />
    ),
    stops: () => <Windows />,
    'hand-over': () => (
      <>
        <Match settings={settings} change={change} />
        <HandOver
          seat="B"
          name={SEATS.B}
          title={language === 'fr' ? 'Après le jet : 3 touches contre Exécuteur 2' : 'After the roll: 3 hits on Enforcer 2'}
          hint={language === 'fr' ? 'Une carte immédiate peut changer les dés.' : 'An immediate card may change the dice.'}
          canPass={!asked('full')}
          variant={asked('full') ? 'full' : 'light'}
          onPass={nothing}
          onShow={nothing}
        />
      </>
    ),
    loading: () => <LoadingTable part={0.4} />,
    drop: () => <FileDropCover />,
    fault: () => (
      <FaultPage canDraw report={'version: 0.1.0\n\nError: the agenda is empty\n  at last (run.ts:63)'} onReload={nothing} />
    ),
  }
  return pages[asked('show') ?? 'match']?.()
}

function Harness() {
  const [settings, setSettings] = useState<Settings>({
    language: (asked('language') ?? 'en') as Language,
    quality: (asked('quality') ?? 'medium') as Settings['quality'],
    sound: 'off',
    volume: 'normal',
    ambience: 'on',
    motion: 'reduced',
    dice: 'hand',
    textSize: (asked('text') ?? '100') as Settings['textSize'],
    hands: 'covered',
    tray: 'comes',
    near: 'off',
    windows: 'brief',
    confirms: 'risky',
    pace: 'normal',
    advice: 'off',
    pointer: 'shown',
    offline: 'auto',
    calls: 'off',
    keys: {},
  })
  applySettings(settings)
  const names = {
    piece: (ref: string) => nameOf(ref, settings.language),
    seat: (seat: string) => (seat === 'A' ? SEATS.A : SEATS.B),
  }
  return (
    <WordsProvider speak={speaker(settings.language, 'inch', names)} game={GAME_PHRASES[settings.language]}>
      <div className="stage" />
      <Shown settings={settings} change={(part) => setSettings({ ...settings, ...part })} />
    </WordsProvider>
  )
}

for (const language of LANGUAGES) await learn(language)
const root = document.getElementById('root')
if (root) createRoot(root).render(<Harness />)
