export { DeckScreen as Component, loadDeckData as loadData } from '../../ui/deck/deck-screen';
export { deckModule as module } from './deck.module';
