import type { MessagePath } from '@/lib/platform/i18n/client-messages';

/** The messages of `PersonPicker`, beside those that its page gives it. */
export const personSearchMessages: readonly MessagePath[] = [
	'familyTree.find.hint',
	'familyTree.card.me',
	'familyTree.card.about',
	'relationWords',
];
