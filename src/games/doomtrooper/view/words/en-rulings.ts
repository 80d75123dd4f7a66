/** English: rulings about cards, as a card's page shows them. */
export const EN_RULINGS = {
  'AMB-06':
    'A copy in cover that nobody has seen does not block another. If it is revealed while another is in play, it pays its Destiny and is discarded.',
  'AMB-09':
    'V is the value as it stands on the table at that moment, never less than 0. Only deployment goes by the printed one.',
  'AMB-10': 'Every player may use it whenever the match waits for an answer, in an attack of others too.',
  'AMB-11':
    'A warrior takes one card of this title in an attack, whoever plays it. One that was cancelled does not count, nor does one that is attached.',
  'AMB-12':
    'Weapons are chosen once the tactic is known, the attacker’s first. Without one a warrior fights and shoots all the same.',
  'AMB-13':
    'Multiplying and halving (rounded up) concern the printed rating; what is added or taken away comes after them, and cover last.',
  'AMB-14':
    'In an attack, cards of that class do nothing for either side as soon as one of the two is immune. Outside an attack an immune warrior cannot be their target.',
  'AMB-15': 'It is to somebody’s benefit: it needs a beneficiary that is not of the Dark Legion.',
  'AMB-16':
    'A warrior of the Squad in cover may cast it, and stays there. One that was deployed in cover is revealed and paid for first.',
  'AMB-17': 'Members of the Brotherhood count as Doomtroopers on cards.',
  'AMB-19':
    'Memberships are added to those it has. When it attacks, the strictest of them counts; when it is attacked, each of them does.',
  'AMB-25': 'A warrior in cover that becomes the defender is revealed, pays, and has its 3 points of Armour.',
  'AMB-28': 'Cards from outside the match come from a reserve that is listed with the deck.',
  'AMB-29':
    'One may have several missions, but no two of this title. It is fulfilled by itself, and pays whoever holds it or commands the warrior.',
  'AMB-31': 'If both sides strike first, they strike at the same time.',
  'AMB-36':
    'If no attack is possible any more, the attack is over and its action stays spent. The tactic changes only to one open to both.',
  'AMB-37':
    'Helpers add their ratings to those of the first warrior, and the enemy chooses whom of them it strikes. They come from the same side, uncovered, and not of the enemy’s corporation.',
  'AMB-39':
    'It may put a player’s last uncovered warrior into cover. That player then has to bring one out of cover with the next action.',
  'AMB-40':
    'What was paid for the cancelled card stays paid: price, Destiny and action. A deployment in cover that is cancelled is discarded open, and nothing is owed for it.',
  'AMB-41': 'Actions granted at once are taken at once, in an attack or in another’s turn too. No attack can be one of them.',
  'AMB-42':
    'A card of this title can be played once in that time by all players together; an ability once by each card that has it.',
}
