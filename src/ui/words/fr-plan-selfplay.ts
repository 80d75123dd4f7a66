/** French: layouts played by bots in the planner, and the report of these matches in the panel and on sheets. */
import type { SelfplaySaid } from '../../planner/selfplay/said'
import type { EN_PLAN_SELFPLAY } from './en-plan-selfplay'
import { plural } from './plural'
import type { Phrases, Translation } from './speak'

export const FR_PLAN_SELFPLAY: Translation<typeof EN_PLAN_SELFPLAY> = {
  'tried-title': () => 'Faire jouer la table',
  'tried-jump': () => 'Parties',
  'tried-hint': () => 'Des robots s’affrontent sur ce plan. Les forces changent de camp après chaque partie.',
  'tried-none': () => 'Aucun jeu ne se joue sur ce plan en l’état ; les contrôles disent pourquoi.',
  'tried-loading': () => 'Chargement du jeu…',
  'tried-force': ({ number }) => (number === 1 ? 'Première force' : 'Seconde force'),
  'tried-level': () => 'Robots',
  'tried-level-slow': () => 'Les robots qui anticipent prennent des minutes par partie ; les ordinaires, des secondes.',
  'tried-matches': () => 'Parties',
  'tried-play': () => 'Jouer',
  'tried-more': ({ matches }) => `Jouer ${matches} parties de plus`,
  'tried-pause': () => 'Pause',
  'tried-go-on': () => 'Reprendre',
  'tried-done': ({ done, of, workers }) =>
    `${done} ${plural('fr', done, 'partie', 'parties')} sur ${of}, sur ${workers} ${plural('fr', workers, 'cœur', 'cœurs')}`,
  'tried-paused': ({ done, of }) => `En pause après ${done} ${plural('fr', done, 'partie', 'parties')} sur ${of}`,
  'tried-left': ({ minutes }) =>
    minutes < 1 ? 'Encore moins d’une minute' : `Encore ${minutes} ${plural('fr', minutes, 'minute', 'minutes')} environ`,
  'tried-over': () => 'Toutes les parties sont jouées.',
  'tried-cancelled': () => 'Annulé. Ce qui a été joué jusqu’ici compte.',
  'tried-failed': () => 'Les parties n’ont pas pu être jouées. Le plan est intact ; essayez d’autres forces.',
  'tried-changed': () => 'Le plan a changé depuis. Ces parties ont été jouées sur le plan d’alors.',
  'tried-given': () => 'Ces parties ont été jouées ailleurs. Seuls leurs chiffres sont venus avec le lien.',
  'tried-report': () => 'Bilan',
  'tried-error-bar': ({ low, high }) => `Entre ${low} et ${high} ; le repère du milieu est la moitié`,
  'tried-on-table': () => 'Sur la table',
  'tried-heat-none': () => 'Rien',
  'tried-heat-empty': () => 'Rien de tel n’est arrivé dans ces parties.',
  'tried-beside': () => 'À côté de',
  'tried-beside-none': () => 'Aucun autre plan',
  'tried-this': () => 'Ce plan',
  'tried-forget': () => 'Supprimer le bilan',
}

const CI = (low: string, high: string) => `entre ${low} et ${high} des parties`

export const FR_SELFPLAY_SHEETS: Phrases<SelfplaySaid> = {
  'sheet-tried': () => 'Joué par des robots',
  'sheet-tried-told': ({ matches }) =>
    `Ce que ${matches} ${plural('fr', matches, 'partie', 'parties')} entre robots disent de cette table`,
  'sheet-tried-of': ({ matches, game, level, one, other }) =>
    `${matches} ${plural('fr', matches, 'partie', 'parties')} de ${game} : ${one} contre ${other}. Robots : ${level}.`,
  'sheet-tried-edge-near': () => 'Le bord proche',
  'sheet-tried-edge-far': () => 'Le bord éloigné',
  'sheet-tried-edge-left': () => 'Le bord gauche',
  'sheet-tried-edge-right': () => 'Le bord droit',
  'sheet-tried-first': () => 'Qui commence',
  'sheet-tried-force': ({ force }) => `La première force (${force})`,
  'sheet-tried-wins': ({ who }) => `${who} gagne`,
  'sheet-tried-share': ({ share, low, high }) => `${share} (${low} à ${high})`,
  'sheet-tried-points': () => 'Points, vainqueur et vaincu',
  'sheet-tried-points-near': () => 'Points, bord proche et bord éloigné',
  'sheet-tried-points-left': () => 'Points, bord gauche et bord droit',
  'sheet-tried-rounds': () => 'Rounds ou tours',
  'sheet-tried-lost': () => 'Figurines perdues',
  'sheet-tried-draws': () => 'Égalités',
  'sheet-tried-wiped-out': () => 'Terminées par l’anéantissement d’un camp',
  'sheet-tried-counted': () => 'Terminées au décompte des points',
  'sheet-tried-stuck': () => 'Parties sans fin, non comptées',
  'sheet-tried-open': ({ who, needed, low, high }) =>
    `${who} gagne ${CI(low, high)}. C’est trop incertain pour juger ; il faut environ ${needed} parties.`,
  'sheet-tried-even': ({ who, low, high }) => `${who} gagne ${CI(low, high)} : c’est équitable.`,
  'sheet-tried-leaning': ({ who, isAhead, low, high }) =>
    `${who} gagne ${CI(low, high)} : ${isAhead ? 'un avantage qui n’est guère dû' : 'un désavantage qui n’est guère dû'} au hasard.`,
  'sheet-tried-lopsided': ({ who, isAhead, low, high }) =>
    `${who} gagne ${CI(low, high)} : un net ${isAhead ? 'avantage' : 'désavantage'}.`,
  'sheet-tried-close': ({ who, low, high }) => `${who} gagne ${CI(low, high)} : s’il y a un avantage, il est faible.`,
  'sheet-tried-objective': ({ objective, held, winner }) =>
    `${objective} : tenu à la fin de ${held} des rounds, dont ${winner} par le futur vainqueur`,
  'sheet-tried-place': ({ left, near }) => `Objectif à ${left} du bord gauche et ${near} du bord proche`,
  'sheet-tried-lane': ({ share, length }) => `${share} des tirs, sur ${length} environ`,
  'sheet-tried-lanes': () => 'Lignes de tir les plus utilisées',
  'sheet-tried-held': () => 'Objectifs tenus',
  'sheet-tried-figure': () => 'Chiffre',
  'sheet-tried-value': () => 'Valeur (sûre à 95 %)',
  'sheet-tried-stood': () => 'Où se tenaient les figurines',
  'sheet-tried-died': () => 'Où des figurines sont tombées',
  'sheet-tried-shot': () => 'D’où elles ont tiré',
  'sheet-tried-per-match': () => 'En moyenne par partie, à un pouce près',
  'sheet-tried-band': ({ from, to }) => (from === to ? `${from}` : `${from} à ${to}`),
}
