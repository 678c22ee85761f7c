import { expect, it } from 'vitest';
import { lineageTexts } from './dto';

const record = {
	treeName: 'राठौड़ परिवार',
	firstId: 'first',
	defaultId: 'first',
	meId: 'first',
	isGone: false,
	cardCount: 0,
	cards: new Map(),
	sexes: new Map(),
	fathers: new Map(),
	weddings: new Map(),
};

it('names the family in the script of the page', () => {
	expect(lineageTexts(record, 'en').family).toBe('Rathore Parivar');
	expect(lineageTexts(record, 'hi').family).toBe('राठौड़ परिवार');
});
